import { ts } from 'ts-morph';
import { short } from '../../../model/problem.ts';
import { nodesOf, syntaxOf, type Typed, typedIn } from '../../inputs/syntax.ts';
import type { SourceRule } from '../../rule.ts';

/** Elements whose address is a file, not a page. */
const ofFiles = new Set(['link', 'script', 'img', 'source', 'image', 'use', 'video', 'audio']);
const attributes = new Set(['href', 'action', 'formAction', 'to', 'xlinkHref']);
/** Matches calls that navigate to an address. */
const leading = /(?:^|\.)(?:location\.(?:assign|replace)|window\.open|open|history\.(?:pushState|replaceState))$/;

export const rawHref: SourceRule = {
  name: 'raw-href',
  looksAt: 'source',
  explain: `A path of this site, or the e-mail address or telephone number of the firm, typed into a component. A typed address belongs to one language
and stays behind when a slug or the identity changes.

  <a href="/a-propos">
    found:    the typed address “/a-propos”
    expected: a link by page id
    way out:  Write <PageLink to={link('about')}> or href(link('about'), locale).`,
  check(source, { schema }) {
    if (!/^(?:renderer|pages)\/.*\.[jt]sx?$/.test(source.file)) return [];
    const isInternal = (text: string) => /^(?:\/(?!\/)|\.{1,2}\/|\?)/.test(text) || text.startsWith(schema.origin) || isRelative(text);
    const isOfFirm = (text: string) => /^(?:mailto|tel|sms):./.test(text);
    return nodesOf(syntaxOf(source)).flatMap((node) =>
      addressesIn(node)
        .filter(({ text }) => isInternal(text) || isOfFirm(text))
        .map(({ text, offset }) => ({
          offset,
          found: `the typed address “${short(text)}”`,
          expected: isOfFirm(text) ? 'an address of the identity' : 'a link by page id',
          wayOut: isOfFirm(text)
            ? 'Read the address from renderer/content/identity.ts and prefix mailto: or tel:.'
            : 'Write <PageLink to={link(…)}> or href(link(…), locale). Declare addresses of other sites in the schema.',
        })),
    );
  },
};

/** Returns true for a relative path: `a-propos`, `about.html`. */
function isRelative(text: string): boolean {
  return /^[a-z0-9][\w-]*(?:[/.][\w/.-]*)?(?:[?#].*)?$/i.test(text);
}

/** Returns the addresses typed in a node; the beginning of a template. */
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
    // `${identity.origin}/about` is an address of this site.
    const [first] = templateSpans;
    const isOrigin = first && /\borigin$/.test(first.expression.getText());
    return isOrigin ? [{ text: first.literal.text, offset: first.literal.getStart(), isDirect: true }] : [];
  }
  if (inner && ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.PlusToken) return starts(inner.left);
  return typedIn(value);
}
