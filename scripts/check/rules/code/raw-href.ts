/** A link to a page of this site says which page: its address is the schema's. */
import { ts } from 'ts-morph';
import { short } from '../../../model/problem.ts';
import { nodesOf, syntaxOf, type Typed, typedIn } from '../../inputs/syntax.ts';
import type { SourceRule } from '../../rule.ts';

/** Elements whose address is a file rather than a page. */
const ofFiles = new Set(['link', 'script', 'img', 'source', 'image', 'use', 'video', 'audio']);
const attributes = new Set(['href', 'action', 'formAction', 'to', 'xlinkHref']);
/** Calls that lead to an address. */
const leading = /(?:^|\.)(?:location\.(?:assign|replace)|window\.open|open|history\.(?:pushState|replaceState))$/;

export const rawHref: SourceRule = {
  name: 'raw-href',
  looksAt: 'source',
  explain: `An address of this site, or the firm’s e-mail or telephone, that is typed into a component. It is one of one language, stays behind when
a slug or the identity changes, and compiles for pages that do not exist.

  <a href="/a-propos">…</a>   way out: <PageLink to={link('about')}>…</PageLink>, or href(link('about'), locale)`,
  check(source, { schema }) {
    if (!/^(?:renderer|pages)\/.*\.[jt]sx?$/.test(source.file)) return [];
    const isInternal = (text: string) => /^(?:\/(?!\/)|\.{1,2}\/|\?)/.test(text) || text.startsWith(schema.origin) || isRelative(text);
    // Whose mailbox and number they are, the identity says.
    const isOfFirm = (text: string) => /^(?:mailto|tel|sms):./.test(text);
    return nodesOf(syntaxOf(source)).flatMap((node) =>
      addressesIn(node)
        .filter(({ text }) => isInternal(text) || isOfFirm(text))
        .map(({ text, offset }) => ({
          offset,
          found: `the address “${short(text)}”, typed`,
          expected: isOfFirm(text) ? 'an address of the identity' : 'a link by page id',
          wayOut: isOfFirm(text)
            ? 'read it from renderer/content/identity.ts, and write mailto: or tel: before it'
            : 'write <PageLink to={link(…)}>, or href(link(…), locale); an address outside the site goes into the schema',
        })),
    );
  },
};

/** `a-propos`, `about.html`: no scheme, no anchor. */
function isRelative(text: string): boolean {
  return /^[a-z0-9][\w-]*(?:[/.][\w/.-]*)?(?:[?#].*)?$/i.test(text);
}

/** The addresses typed in a node; of a template, how it begins. */
function addressesIn(node: ts.Node): Typed[] {
  if (ts.isJsxAttribute(node) && attributes.has(node.name.getText()) && node.initializer) {
    const element = node.parent.parent.tagName.getText();
    return ofFiles.has(element) ? [] : starts(node.initializer);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    return /(?:^|\.)location(?:\.href|\.pathname)?$|\.(?:href|action)$/.test(node.left.getText()) ? starts(node.right) : [];
  }
  if (ts.isCallExpression(node) && leading.test(node.expression.getText())) return node.arguments.flatMap(starts);
  return [];
}

function starts(value: ts.Node): Typed[] {
  const inner = ts.isJsxExpression(value) ? value.expression : value;
  if (inner && ts.isTemplateExpression(inner)) {
    const { head, templateSpans } = inner;
    if (head.text !== '') return [{ text: head.text, offset: head.getStart(), isDirect: true }];
    // `${identity.origin}/about` is as much of this site as what begins with a slash.
    const [first] = templateSpans;
    const isOrigin = first && /\borigin$/.test(first.expression.getText());
    return isOrigin ? [{ text: first.literal.text, offset: first.literal.getStart(), isDirect: true }] : [];
  }
  if (inner && ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.PlusToken) return starts(inner.left);
  return typedIn(value);
}
