/** `npm run check` of a schema that does not load: what codegen says of it, in every form that was asked for. */
import { afterAll, expect, test } from 'vitest';
import { makeCopy } from '../../support/copy.ts';

const copy = makeCopy('check-command');
afterAll(() => copy.remove());

test('a schema that does not load is a finding, and no crash', async () => {
  copy.write('schema/pages.ts', `${copy.read('schema/pages.ts')}}\n`);
  const human = await copy.run('npm run check');
  expect(human).toEqual({
    output: expect.stringMatching(/^\[codegen\] schema\/pages\.ts\n {2}found: .*\n1 error, 0 excuses\n$/s),
    exitCode: 1,
  });
  const { output, exitCode } = await copy.run('npm run check -- --format json');
  expect([JSON.parse(output).counts.errors, exitCode]).toEqual([1, 1]);
  const explained = await copy.run('npm run check -- --explain ids');
  expect(explained).toEqual({ output: expect.stringMatching(/^schema\/pages\.ts\n {2}found:/), exitCode: 1 });
});
