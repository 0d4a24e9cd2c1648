/** A component renders the same on the server and in the browser, today and tomorrow. */
import { ts } from 'ts-morph';
import { nodesOf, syntaxOf } from '../../code/syntax.ts';
import type { SourceRule } from '../../rule.ts';

/** Calls whose answer is another each time. */
const chance = /^(?:Math\.random|Date\.now|performance\.now|crypto\.(?:randomUUID|getRandomValues))$/;
/** Methods that write as the machine does which they run on, where they are not told a language. */
const local = /^toLocale(?:Date|Time)?String$/;
/** What is there in a browser alone. */
const ofBrowser = /^(?:window|document|navigator|location|localStorage|sessionStorage|matchMedia|innerWidth|innerHeight)$/;
/** Hooks that call what they are given while a component renders. */
const atOnce = /^use(?:State|Memo|Reducer|Ref)$/;

export const hydration: SourceRule = {
  name: 'hydration',
  looksAt: 'source',
  explain: `Chance, the time, the machine’s own language or the window, asked for while a component renders. A page keeps for good what they were
when it was built; of an island, React finds other markup than it makes, and draws it anew under the visitor’s hands.

  <p>{new Date().getFullYear()}</p>   found:   new Date(), while a component renders
                                      way out: an effect or a handler; a date or a number in the schema; useId() for an id`,
  check(source) {
    if (!/^(?:pages|renderer)\/.*\.tsx?$/.test(source.file)) return [];
    return nodesOf(syntaxOf(source)).flatMap((node) => {
      const found = unsteady(node);
      if (found === undefined || !isAtRender(node)) return [];
      return [
        {
          offset: node.getStart(),
          found: `${found}, while a component renders`,
          expected: 'the same on the server and in the browser, at any time',
          wayOut:
            'ask for it in an effect or a handler; put dates and numbers into the schema; name the language that writes them; useId() is an id',
        },
      ];
    });
  },
};

/** What a node asks for that is not the same everywhere; undefined where it is. */
function unsteady(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node)) {
    const isBare = (node.arguments?.length ?? 0) === 0;
    return isBare && /^(?:Date|Intl\.\w+)$/.test(node.expression.getText()) ? `new ${node.expression.getText()}()` : undefined;
  }
  if (ts.isIdentifier(node)) return ofBrowser.test(node.text) && isValue(node) ? node.text : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const name = node.expression.getText();
  if (chance.test(name)) return `${name}()`;
  const { expression } = node;
  const isLocal = ts.isPropertyAccessExpression(expression) && local.test(expression.name.text) && node.arguments.length === 0;
  return isLocal ? `${expression.name.text}()` : undefined;
}

/** Whether a name stands for a global value, rather than for a property, a parameter, a type or something that this file declares. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  const isName = ts.isPropertyAccessExpression(parent)
    ? parent.name === node
    : ts.isJsxAttribute(parent) ||
      ts.isTypeNode(parent) ||
      ts.isPropertySignature(parent) ||
      (ts.isPropertyAssignment(parent) && parent.name === node);
  return !isName && !isDeclaredIn(node);
}

/** Whether the file gives the name a meaning of its own, as in `const { location } = props`. */
function isDeclaredIn(node: ts.Identifier): boolean {
  return nodesOf(node.getSourceFile()).some(
    (other) =>
      (ts.isBindingElement(other) || ts.isParameter(other) || ts.isVariableDeclaration(other) || ts.isImportSpecifier(other)) &&
      other.name.getText() === node.text,
  );
}

/** Whether a node runs while a component renders or one of our hooks is called: each function around it is a component, a hook, or called by these at once. */
function isAtRender(node: ts.Node): boolean {
  for (let up = node.parent; up; up = up.parent) {
    if (!ts.isFunctionLike(up)) continue;
    const { parent } = up;
    const name = up.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined);
    if (name !== undefined && /^(?:[A-Z]|use[A-Z]|render)/.test(name.getText())) return true;
    const isCalledAtOnce = ts.isCallExpression(parent) && (atOnce.test(parent.expression.getText()) || isEach(parent));
    if (!isCalledAtOnce)
      return ts.isFunctionDeclaration(up) || ts.isVariableDeclaration(parent)
        ? returnsElements(up)
        : ts.isJsxExpression(parent) && returnsElements(up);
  }
  return false;
}

/** Whether it makes a part of what is shown: `(item) => <li>…</li>`. */
function returnsElements(node: ts.Node): boolean {
  let has = false;
  const walk = (inner: ts.Node): void => {
    has ||= ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner);
    // What a function inside this one returns belongs to that one.
    if (!has && (inner === node || !ts.isFunctionLike(inner))) ts.forEachChild(inner, walk);
  };
  walk(node);
  return has;
}

/** A call that goes through a list: `items.map(…)`. */
function isEach({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && /^(?:map|flatMap|filter|some|every|find|reduce)$/.test(expression.name.text);
}
