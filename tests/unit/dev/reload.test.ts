/** Pages that are asked for at once: one that is rendered again, since somebody has saved, throws away the modules of all. */
import { expect, test } from 'vitest';
import { createReload } from '../../../scripts/dev/reload.ts';

const { undisturbed } = createReload(
  () => expect.unreachable('nothing is wrong'),
  () => expect.unreachable('nothing is saved'),
);

test('pages are rendered one after the other', async () => {
  const turns: string[] = [];
  const render = (page: string) =>
    undisturbed(async () => {
      turns.push(`${page} begins`);
      await Promise.resolve();
      turns.push(`${page} ends`);
      return page;
    });
  const rendered = await Promise.all([render('/'), render('/contact')]);
  expect(rendered.map(({ result }) => result)).toEqual(['/', '/contact']);
  expect(turns).toEqual(['/ begins', '/ ends', '/contact begins', '/contact ends']);
});

test('a page that cannot be rendered lets the next one be', async () => {
  const failing = undisturbed(() => Promise.reject(new Error('no such page')));
  const next = undisturbed(async () => 'rendered');
  await expect(failing).rejects.toThrow('no such page');
  expect((await next).result).toBe('rendered');
});
