import type { z } from 'zod';
import { metaOf, withMeta } from '../../../schema/language/define.ts';
import { withSchema } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const menu = (change: Readonly<Record<string, readonly string[]>>) => withSchema(({ menus }) => ({ menus: { ...menus, ...change } }));

/** A menu of two items, one of which leads where the other does. */
const withTwins: GivenProject = (own) =>
  menu({ more: ['services', 'clients'] })({
    ...own,
    model: {
      ...own.model,
      bundles: own.model.bundles.map((bundle) => {
        const navigation = bundle.content.shape['navigation'];
        const meta = navigation && metaOf(navigation as never);
        if (meta?.kind !== 'entries') return bundle;
        const facts = { ...meta.facts, clients: meta.facts['services'] ?? {} };
        return {
          ...bundle,
          content: bundle.content.extend({ navigation: withMeta((navigation as z.ZodObject).clone(), { ...meta, facts }) }),
        };
      }),
    },
  });

export default {
  // Of what a page has, one part is another place than the next.
  good: [(own) => own, menu({ more: ['home', 'services', 'hotline', 'retail-booster'] })],
  bad: [
    [menu({ start: [] }), { found: 'the item "home" in no menu', where: 'schema/site/navigation.ts' }],
    [menu({ more: ['servcies'] }), { found: '"servcies" in the menu more' }],
    [menu({ more: ['home', 'home'] }), { found: '"home" twice in the menu more' }],
    [withTwins, { found: '"clients" and "services" with one target in the menu more', where: 'schema/site/navigation.ts' }],
  ],
} satisfies Fixtures<GivenProject>;
