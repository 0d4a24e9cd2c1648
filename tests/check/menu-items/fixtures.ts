import { withSchema } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const menu = (change: Readonly<Record<string, readonly string[]>>) => withSchema(({ menus }) => ({ menus: { ...menus, ...change } }));

export default {
  good: [(own) => own, menu({ more: ['home', 'services'] })],
  bad: [
    [menu({ start: [] }), { found: 'the item "home" in no menu', where: 'schema/navigation.ts' }],
    [menu({ more: ['servcies'] }), { found: '"servcies" in the menu more' }],
    [menu({ more: ['home', 'home'] }), { found: '"home" twice in the menu more' }],
  ],
} satisfies Fixtures<GivenProject>;
