/** Reads the units of XLIFF 1.2, with the segments and states of SDLXLIFF, its dialect of Trados Studio. */
import type { Element } from '@xmldom/xmldom';
import type { Placeless } from '../model/problem.ts';
import { type Codes, childrenOf, codesIn, codeWithin, isPresent, joined, keyOf, type Read, textIn } from './xliff-text.ts';

const sdl = 'http://sdl.com/FileTypes/SdlXliff/1.0';

/** States of a target that is still to be translated. */
const draftStates = ['new', 'needs-translation', 'needs-adaptation', 'needs-l10n'];
const reviewedStates = ['signed-off', 'final'];
const checkedStates = ['translated', ...reviewedStates];

/** States of a segment of SDLXLIFF that a translator has confirmed; others are drafts. */
const approved = ['ApprovedTranslation', 'ApprovedSignOff'];
const confirmed = ['Translated', ...approved];

/** Reads the `trans-unit` elements of a file, in groups or not. */
export function readXliff1(file: Element): { readonly element: Element; readonly id: string; readonly read: Read | Placeless }[] {
  const bundle = bundleOf(file.getAttribute('original') ?? '');
  const codes = codesOfTags(file);
  return [...file.getElementsByTagNameNS(file.namespaceURI, 'trans-unit')]
    .filter((unit) => unit.getAttribute('translate') !== 'no')
    .map((element) => {
      const key = keyOf(element.getAttribute('resname') || element.getAttribute('id') || '');
      const id = bundle === '' || key.startsWith(`${bundle}.`) ? key : `${bundle}.${key}`;
      return { element, id, read: readUnit(element, codes) };
    });
}

/** Returns the bundle of a file: of `generated/messages/fr/about.json`, or of the bare name `about`. Other names hold whole keys. */
function bundleOf(original: string): string {
  return /(?:^|[\\/])([^\\/]+)\.json$|^([\w -]+)$/.exec(original)?.slice(1).find(Boolean) ?? '';
}

/** Returns the placeholders among the tags of SDLXLIFF, by id. */
function codesOfTags(file: Element): Codes {
  const tags = [...(file.ownerDocument?.getElementsByTagNameNS(sdl, 'tag') ?? [])];
  return new Map(
    tags.flatMap((tag): [string, string][] => {
      const text = codeWithin(tag.textContent ?? '');
      return text === undefined ? [] : [[tag.getAttribute('id') ?? '', text]];
    }),
  );
}

function readUnit(unit: Element, tags: Codes): Read | Placeless {
  const [source, split, target] = ['source', 'seg-source', 'target'].map((name) => childrenOf(unit, name)[0]);
  const codes = codesIn([source], tags);
  const segments = target ? segmentsIn(target) : [];
  const done = segments.filter(isPresent);
  if (done.length > 0 && done.length < segments.length) {
    const found = `${done.length} of ${segments.length} segments translated`;
    return { found, expected: 'all segments of the unit translated, or none', wayOut: 'translate the other segments' };
  }
  const [sources, targets] = [partsOf(split ?? source, codes), partsOf(target, codes)];
  if (!Array.isArray(sources)) return sources;
  if (!Array.isArray(targets)) return targets;
  const states = statesOf(unit, target);
  // Empty segments leave the white space between them.
  const isEmpty = segments.length > 0 && done.length === 0;
  return { ...joined(sources, isEmpty ? sources.map(() => '') : targets), ...states };
}

function statesOf(unit: Element, target: Element | undefined): Pick<Read, 'isChecked' | 'isReviewed' | 'isDraft'> {
  const state = target?.getAttribute('state') ?? '';
  const segments = [...unit.getElementsByTagNameNS(sdl, 'seg')].map((segment) => segment.getAttribute('conf') ?? '');
  const isConfirmed = segments.every((conf) => confirmed.includes(conf));
  const isApproved = unit.getAttribute('approved') === 'yes';
  const isSigned = segments.length > 0 && segments.every((conf) => approved.includes(conf));
  return {
    isReviewed: isApproved || reviewedStates.includes(state) || isSigned,
    isChecked: isApproved || checkedStates.includes(state) || (segments.length > 0 && isConfirmed),
    isDraft: draftStates.includes(state) || !isConfirmed,
  };
}

function segmentsIn(element: Element): Element[] {
  return [...element.getElementsByTagNameNS(element.namespaceURI, 'mrk')].filter((mark) => mark.getAttribute('mtype') === 'seg');
}

/** Returns the texts of an element: one for each segment, and the texts between them. */
function partsOf(element: Element | undefined, codes: Codes): string[] | Placeless {
  const isSplit = element !== undefined && childrenOf(element, 'mrk').some((mark) => mark.getAttribute('mtype') === 'seg');
  if (!isSplit) {
    const text = textIn(element, codes);
    return typeof text === 'string' ? [text] : text;
  }
  const parts: string[] = [];
  for (const node of element.childNodes) {
    const holder = element.ownerDocument?.createElement('mrk') as Element;
    holder.appendChild(node.cloneNode(true));
    const text = textIn(holder, codes);
    if (typeof text !== 'string') return text;
    parts.push(text);
  }
  return parts;
}
