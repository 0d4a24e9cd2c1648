import { ts } from 'ts-morph';
import { locales } from '../../../../schema/site/locales.ts';
import { short } from '../../../model/problem.ts';
import type { Source } from '../../inputs/sources.ts';
import { nodesOf, syntaxOf, type Typed, typedIn } from '../../inputs/syntax.ts';
import type { InText, SourceRule } from '../../rule.ts';

const letter = /\p{L}/u;
/** Numbers between tags are shown to visitors too: “35”. */
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Attributes and props with values for people. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder|braillelabel)|alt|title|placeholder|label|summary|caption|lead|text|hint|srcDoc|dangerouslySetInnerHTML)$/;
/** Metadata that search engines and other sites show. */
const spokenMeta =
  /^(?:description|author|application-name|apple-mobile-web-app-title|(?:og|twitter):(?:title|description|site_name|image:alt))$/;
/** DOM properties with values for people. */
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
/** Matches text that cannot be an identifier: a capital before a small letter, an accent, French marks. */
const language = /^\s*\p{Lu}\p{Ll}|[à-öø-ÿœ«»’]/u;

export const typedText: SourceRule = {
  name: 'typed-text',
  looksAt: 'source',
  explain: `A text, a number between tags, an accessible name or a locale tag typed into a component, a script of the pages or a style sheet. It is the
same in every language and no translator sees it.

  <h2>Nos bureaux</h2>
    found:    “Nos bureaux”, typed into a component
    expected: a message
    way out:  Declare text() in the content of the page, write it in every language, and read it here.`,
  check(source) {
    if (!/^(?:renderer|pages)\//.test(source.file)) return [];
    if (source.file.endsWith('.css')) return inStyle(source);
    if (!/\.[jt]sx?$/.test(source.file)) return [];
    const typed = nodesOf(syntaxOf(source)).flatMap((node) =>
      spokenIn(node).filter(({ text, isDirect }) => (isDirect ? (ts.isJsxText(node) ? letterOrDigit : letter) : language).test(text)),
    );
    // A constant shown in several places is one finding.
    return [...onceEach(typed).map(problem), ...onceEach(nodesOf(syntaxOf(source)).flatMap(languageIn)).map(languageProblem)];
  },
};

function onceEach(typed: readonly Typed[]): Typed[] {
  return [...new Map(typed.map((each) => [each.offset, each])).values()];
}

/** Returns the locale tag typed as the argument of a formatter. */
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
    wayOut: 'Write locales[useLocale()].tag, or pass the tag as a prop.',
  };
}

function problem({ text, offset }: Pick<Typed, 'text' | 'offset'>): InText {
  const found = `“${short(text.trim().replace(/\s+/g, ' '))}”, typed into a component`;
  return {
    offset,
    found,
    expected: 'a message',
    wayOut: 'Declare text() in the content of the page, write it in every language, and read it here.',
  };
}

/** Finds generated content: `content: "Nouveau"`. */
function inStyle({ text }: Source): InText[] {
  return [...text.matchAll(/\bcontent:\s*(['"])((?:\\.|(?!\1).)*)\1/g)]
    .filter(([, , said = '']) => letter.test(said.replace(/\\[0-9a-f]{1,6}\s?/gi, '')))
    .map(({ index, 2: said = '' }) => problem({ text: said, offset: index }));
}

/** Returns the texts typed in a node that visitors read or hear. */
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
  // Covers `Object.assign(element, { textContent })` and data of components: `{ label: 'Bureaux' }`.
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

/** Replaces character references by spaces, because `&nbsp;` is not a word. */
function decoded(text: string): string {
  return text.replace(/&#?\w+;/g, ' ');
}
