/** `npm run typecheck` names the command or the folder that corrects many errors of the compiler. */
import { afterAll, expect, test } from 'vitest';
import { makeCopy } from '../support/copy.ts';

const copy = makeCopy('typecheck');
afterAll(copy.remove);

const component = (id: string) => `/** The page "${id}". */
import { useContent } from '#renderer/page.tsx';

export const Page = () => <p>{useContent('${id}').note}</p>;
`;

test('the folder of a removed page is named once, in place of its errors', async () => {
  copy.write('pages/former/former.page.server.tsx', component('former'));
  const { output, exitCode } = await copy.run('npm run typecheck');
  expect(exitCode).toBe(1);
  expect(output).toBe('pages/former/: error: no page of schema/pages.ts uses the folder. Delete pages/former/ or restore its page.\n');
});

test('a forgotten codegen is the error, in place of what follows from it', async () => {
  const shared = copy.read('schema/content/shared.ts');
  copy.write('schema/content/shared.ts', shared.replace(/pageShape = \{/, 'pageShape = {\n  note: text(),'));
  copy.write('pages/former/former.page.server.tsx', component('home'));
  const { output, exitCode } = await copy.run('npm run typecheck');
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^generated\/\S+\n {2}found: {4}a stale generated file, and \d+ more\n/);
  expect(output).toContain('way out:  run npm run codegen, then npm run typecheck\n');
  expect(output).not.toContain('error TS');
});
