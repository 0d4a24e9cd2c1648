import type { z } from 'zod';
import { metaOf, withMeta } from '../../../schema/language/define.ts';
import { withSchema, withText } from '../changed.ts';
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
    [
      withText('en', 'common.navigation.clients.name', 'About'),
      {
        found: '“About” for a link to "clients"',
        where: 'generated/messages/en/common.json',
        expected: 'a link to "about", whose label it is',
      },
    ],
    [
      menu({ network: ['franchise-or-in-house', 'concept', 'strategy', 'location', 'organization', 'budget'] }),
      { found: '"strategy" after "concept" in the menu network' },
    ],
    [menu({ start: [] }), { found: 'the item "home" in no menu', where: 'schema/site/navigation.ts' }],
    [menu({ more: ['servcies'] }), { found: '"servcies" in the menu more' }],
    [menu({ more: ['home', 'home'] }), { found: '"home" twice in the menu more' }],
    [
      withTwins,
      { found: '"clients" and "services" with one target in the menu more', where: 'schema/site/navigation.ts' },
      { found: '“Clients” for a link to "services"', locale: 'fr' },
      { found: '“Clients” for a link to "services"', locale: 'en' },
    ],
  ],
} satisfies Fixtures<GivenProject>;
