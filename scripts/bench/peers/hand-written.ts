/** What a built page says, in HTML as one writes it by hand: no classes, no wrappers, no islands; drawings and marks as files. */
import { createHash } from 'node:crypto';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';

/** Elements that mean something; of all others only what they hold is kept. */
const kept = new Set(
  'a abbr address article blockquote br caption cite dd dl dt em figcaption figure form h1 h2 h3 h4 img input label li main ol p section strong table tbody td textarea th thead time tr ul'.split(
    ' ',
  ),
);
const left = new Set(['script', 'style', 'template', 'noscript']);
const attributes = [
  'id',
  'href',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'lang',
  'target',
  'rel',
  'for',
  'name',
  'type',
  'required',
  'autocomplete',
  'rows',
  'value',
  'action',
  'method',
  'datetime',
];

/** A drawing of fewer characters is a mark, which stays in its place. */
const longestMark = 1000;

export interface HandWritten {
  readonly html: string;
  /** Files that the page needs, by address. */
  readonly files: ReadonlyMap<string, string>;
}

/** Rewrites what an element holds. The first large drawing is what the visitor sees first, the others may come late. */
export function handWritten(element: HTMLElement | null): HandWritten {
  const files = new Map<string, string>();
  const rewrite = (node: HTMLElement['childNodes'][number]): string => {
    if (node.nodeType === NodeType.TEXT_NODE) return node.rawText.replace(/\s+/g, ' ');
    if (node.nodeType !== NodeType.ELEMENT_NODE) return '';
    const own = node as HTMLElement;
    const tag = own.rawTagName.toLowerCase();
    if (left.has(tag)) return '';
    if (tag === 'svg') return drawingOf(own, files);
    const inner = own.childNodes.map(rewrite).join('');
    // A button belongs to a script, but that of a form.
    if (tag === 'button') return own.closest('form') ? `<button>${inner}</button>` : '';
    if (tag === 'span' && own.hasAttribute('lang')) return `<span lang="${own.getAttribute('lang')}">${inner}</span>`;
    if (!kept.has(tag)) return inner;
    const opens = own.hasAttribute('data-opens') ? ' data-contact' : '';
    const words = attributes.flatMap((name) =>
      own.hasAttribute(name) ? [` ${name}="${own.getAttribute(name)?.replaceAll('"', '&quot;')}"`] : [],
    );
    const isVoid = ['br', 'img', 'input'].includes(tag);
    return `<${tag}${words.join('')}${opens}>${isVoid ? '' : `${inner}</${tag}>`}`;
  };
  return { html: element?.childNodes.map(rewrite).join('') ?? '', files };
}

function drawingOf(svg: HTMLElement, files: Map<string, string>): string {
  const copy = parse(svg.outerHTML).querySelector('svg');
  if (!copy) return '';
  const label = copy.getAttribute('aria-label') ?? copy.querySelector('title')?.text ?? '';
  if (copy.outerHTML.length < longestMark) {
    copy.removeAttribute('class');
    return copy.outerHTML;
  }
  const [, , width = '0', height = '0'] = (copy.getAttribute('viewBox') ?? copy.getAttribute('viewbox') ?? '').split(/[ ,]+/);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  // Within the page a style sheet says so.
  if (!copy.hasAttribute('stroke')) copy.setAttributes({ ...copy.attributes, fill: 'none', stroke: '#1d2430' });
  const text = copy.outerHTML;
  const name = `/drawings/${createHash('sha256').update(text).digest('hex').slice(0, 8)}.svg`;
  const isFirst = files.size === 0;
  files.set(name, text);
  return `<img src="${name}" width="${Math.round(Number(width))}" height="${Math.round(Number(height))}" alt="${label.replaceAll('"', '&quot;')}"${isFirst ? '' : ' loading="lazy"'}>`;
}
