/** What only a browser could do stands in an island: pages are HTML, and nothing of React comes with them. */
import { ts } from 'ts-morph';
import { placesIn } from '../../../lib/lines.ts';
import { nodesOf, syntaxOf } from '../../code/syntax.ts';
import { filesOfBrowser } from '../../imports/browser.ts';
import type { CodeRule, Located } from '../../rule.ts';
import type { Source } from '../../sources.ts';

/** Hooks that do nothing where a component is rendered once, or keep what is never asked for again. */
const hooks =
  /^use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|SyncExternalStore|Transition|DeferredValue|ActionState|FormStatus|Optimistic|ImperativeHandle)$/;

export const clientCode: CodeRule = {
  name: 'client-code',
  looksAt: 'code',
  explain: `An event handler, or a hook for state and effects, in a component that only the server renders. It compiles, the page looks right,
and the button does nothing: no code of a page reaches the browser but that of its islands, and what these import.

  <button onClick={() => setOpen(true)}>   found:   onClick, in a component that only the server renders
                                           way out: <details>, a link, or an island: npm run new -- island <name>`,
  check({ sources }) {
    const ofBrowser = filesOfBrowser(sources);
    return sources
      .filter(({ file }) => /^(?:pages|renderer)\/.*\.tsx?$/.test(file) && !file.startsWith('renderer/islands/') && !ofBrowser.has(file))
      .flatMap(problemsIn);
  },
};

function problemsIn(source: Source): Located[] {
  const placeOf = placesIn(source.text);
  return nodesOf(syntaxOf(source)).flatMap((node): Located[] => {
    const name = nameOf(node);
    if (name === undefined) return [];
    return [
      {
        where: source.file,
        ...placeOf(node.getStart()),
        found: `${name}, in a component that only the server renders`,
        expected: 'HTML that works by itself, or an island',
        wayOut: 'write it as <details>, a link or a form; or move it to an island: npm run new -- island <name>',
      },
    ];
  });
}

/** The handler or the hook that a node is. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node)) return /^on[A-Z]/.test(node.name.getText()) ? node.name.getText() : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
  return hooks.test(called) ? called : undefined;
}
