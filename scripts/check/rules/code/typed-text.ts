/** What visitors read or hear is a message, in the language of the page: no text, name or language is typed into a component. */
import { ts } from 'ts-morph';
import { locales } from '../../../../schema/site/locales.ts';
import { short } from '../../../model/problem.ts';
import type { Source } from '../../inputs/sources.ts';
import { nodesOf, syntaxOf, type Typed, typedIn } from '../../inputs/syntax.ts';
import type { InText, SourceRule } from '../../rule.ts';

const letter = /\p{L}/u;
/** Between tags a number is shown as well: “35”. */
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Attributes whose value is read by people, of elements and of components. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder|braillelabel)|alt|title|placeholder|label|summary|caption|lead|text|hint|srcDoc|dangerouslySetInnerHTML)$/;
/** Metadata of a page that search engines and other sites show. */
const spokenMeta =
  /^(?:description|author|application-name|apple-mobile-web-app-title|(?:og|twitter):(?:title|description|site_name|image:alt))$/;
/** The same in the document, by a script. */
const spokenProperties = new Set(['textContent', 'innerText', 'innerHTML', 'outerHTML', 'title', 'placeholder', 'alt', 'ariaLabel']);
const speaking = new Set([
  'alert',
  'confirm',
  'prompt',
  'setAttribute',
  'insertAdjacentHTML',
  'insertAdjacentText',
  'createTextNode',
  'createElement',
]);
/** What code does not name anything by: a capital and small letters, an accent, French marks. */
const language = /^\s*\p{Lu}\p{Ll}|[à-öø-ÿœ«»’]/u;

export const typedText: SourceRule = {
  name: 'typed-text',
  looksAt: 'source',
  explain: `A text, a number between tags, or an accessible name, that is typed into a component, a script of the page, or a style sheet, or the language
that numbers and dates are written in. It is the same in every language, no translator ever sees it, and nothing else could find it.

  <h2>Nos bureaux</h2>          way out: offices: text() in the content of the page, <h2>{content.offices}</h2>
  <svg aria-label="Plan" />     way out: the same: aria-label={content.plan}`,
  check(source) {
    if (!/^(?:renderer|pages)\//.test(source.file)) return [];
    if (source.file.endsWith('.css')) return inStyle(source);
    if (!/\.[jt]sx?$/.test(source.file)) return [];
    const typed = nodesOf(syntaxOf(source)).flatMap((node) =>
      spokenIn(node).filter(({ text, isDirect }) => (isDirect ? (ts.isJsxText(node) ? letterOrDigit : letter) : language).test(text)),
    );
    // A constant may be shown in several places, and is one finding.
    return [...onceEach(typed).map(problem), ...onceEach(nodesOf(syntaxOf(source)).flatMap(languageIn)).map(languageProblem)];
  },
};

function onceEach(typed: readonly Typed[]): Typed[] {
  return [...new Map(typed.map((each) => [each.offset, each])).values()];
}

/** The language typed for what writes numbers, dates and lists: each page would have them in that one. */
function languageIn(node: ts.Node): Typed[] {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return [];
  const [tag] = /^Intl\.\w+$|\.toLocale\w*(?:String|Case)$/.test(node.expression.getText()) ? (node.arguments ?? []) : [];
  return tag ? typedIn(tag).slice(0, 1) : [];
}

function languageProblem({ text, offset }: Typed): InText {
  return {
    offset,
    found: `the language “${text}”, typed into a component`,
    expected: 'the language of the page',
    wayOut: 'write locales[useLocale()].tag, or hand the tag on as a prop',
  };
}

function problem({ text, offset }: Pick<Typed, 'text' | 'offset'>): InText {
  const found = `“${short(text.trim().replace(/\s+/g, ' '))}”, typed into a component`;
  return {
    offset,
    found,
    expected: 'a message',
    wayOut: 'declare text() in the content of the page, write it in every language, and read it here',
  };
}

/** Generated content: `content: "Nouveau"`. */
function inStyle({ text }: Source): InText[] {
  return [...text.matchAll(/\bcontent:\s*(['"])((?:\\.|(?!\1).)*)\1/g)]
    .filter(([, , said = '']) => letter.test(said.replace(/\\[0-9a-f]{1,6}\s?/gi, '')))
    .map(({ index, 2: said = '' }) => problem({ text: said, offset: index }));
}

/** The texts typed in a node that visitors read or hear. */
function spokenIn(node: ts.Node): Typed[] {
  if (ts.isJsxText(node)) {
    const text = node.getFullText();
    return [{ text: decoded(text), offset: node.getFullStart() + text.search(/\S|$/), isDirect: true }];
  }
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return typedIn(node);
  if (ts.isJsxAttribute(node)) return node.initializer ? inAttribute(node, node.initializer) : [];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && ts.isPropertyAccessExpression(node.left)) {
    return spokenProperties.has(node.left.name.text) ? typedIn(node.right) : [];
  }
  if (ts.isCallExpression(node)) return inCall(node);
  // For `Object.assign(element, { textContent })`, and for what components go through: `{ label: 'Bureaux' }`.
  if (ts.isPropertyAssignment(node)) return inProperty(node.name, node.initializer);
  return ts.isShorthandPropertyAssignment(node) ? inProperty(node.name, node.name) : [];
}

function inProperty(name: ts.PropertyName, value: ts.Expression): Typed[] {
  const key = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
  if (Object.hasOwn(locales, key)) return typedIn(value);
  if (!spokenProperties.has(key) && !spoken.test(key)) return [];
  return typedIn(value, /^(?:text|inner|outer)[A-Z]/.test(key));
}

function inAttribute(attribute: ts.JsxAttribute, value: ts.JsxAttributeValue): Typed[] {
  const name = attribute.name.getText();
  const typed = typedIn(value);
  if (spoken.test(name)) return typed;
  if (name === 'content') return spokenMeta.test(metaNameOf(attribute)) ? typed : [];
  return /^(?:className|style|d|key)$/.test(name) ? [] : typed.map((each) => ({ ...each, isDirect: false }));
}

function metaNameOf({ parent }: ts.JsxAttribute): string {
  const named = parent.properties.find((other) => ts.isJsxAttribute(other) && /^(?:name|property)$/.test(other.name.getText()));
  return named && ts.isJsxAttribute(named) && named.initializer ? (typedIn(named.initializer)[0]?.text ?? '') : '';
}

function inCall({ expression, arguments: args }: ts.CallExpression): Typed[] {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (!speaking.has(name)) return [];
  if (name === 'createElement') return args.slice(2).flatMap((child) => typedIn(child));
  if (name !== 'setAttribute')
    return args.flatMap((each) => typedIn(each)).filter(({ text }) => !/^(?:before|after)(?:begin|end)$/.test(text));
  const [attribute, value] = args;
  return attribute && value && typedIn(attribute).some(({ text }) => spoken.test(text)) ? typedIn(value) : [];
}

/** `&nbsp;` is a sign rather than a word. */
function decoded(text: string): string {
  return text.replace(/&#?\w+;/g, ' ');
}
