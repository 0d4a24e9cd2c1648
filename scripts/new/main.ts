/** `npm run new`: adds to the schema, in its own formatting, and runs codegen. */
import { resolve } from 'node:path';
import { runCommand, UsageError } from '../lib/command.ts';
import { apply } from './apply.ts';
import { article } from './article.ts';
import { caseStudy } from './case-study.ts';
import { guide } from './guide.ts';
import { island } from './island.ts';
import { locale } from './locale.ts';
import { page } from './page.ts';
import type { Thing } from './plan.ts';
import { openSources } from './sources.ts';

const things: Readonly<Record<string, Thing>> = { page, guide, 'case-study': caseStudy, article, locale, island };
const command = 'npm run new';

await runCommand({
  name: command,
  summary: 'Adds to the schema, runs codegen and says what is left to write. What codegen refuses leaves every file as it was.',
  args: {
    'page <id>': 'a page with a hero, its content type and its component; needs --slug in every locale',
    'guide <id>': 'a guide; needs --slug in every locale, --section and --figure',
    'case-study <id>': 'a case study: a summary, or the views that --view names; needs --figure',
    'article <id>': 'an article of the blog; needs --slug in every locale, --section and --link; or another --kind, which needs --url',
    'locale <code>': 'a language, and the list of the slugs that it needs',
    'island <name>': 'a component that is alive in the browser, and its chunk',
  },
  options: {
    slug: { type: 'string', multiple: true, help: 'page, guide, article: the slug in a locale, fr=equipe; once for each' },
    parent: { type: 'string', help: 'page, guide: the page above' },
    menu: { type: 'string', help: 'page, guide: the menu that leads to it' },
    section: { type: 'string', multiple: true, help: 'guide, article: the id of a section; once for each' },
    figure: { type: 'string', multiple: true, help: 'guide, case-study: a key figure; once for each' },
    icon: { type: 'string', help: 'guide, case-study: the icon of its card' },
    gradient: { type: 'string', help: 'guide, case-study: the tint of its card' },
    view: { type: 'string', multiple: true, help: 'case-study: card, summary, page; once for each (summary)' },
    emoji: { type: 'string', help: 'case-study: that of its card' },
    image: { type: 'string', help: 'case-study: the drawing of its page' },
    kind: { type: 'string', help: 'article: blog, static or post (blog)' },
    date: { type: 'string', help: 'guide, article: the day of publication (today)' },
    link: {
      type: 'string',
      help: 'article: the guide that treats its subject, location#flows; case-study: where its card leads, when it has no page',
    },
    url: { type: 'string', help: 'article: the address of the original' },
    tag: { type: 'string', help: 'locale: language and country, de-AT' },
    name: { type: 'string', help: 'locale: what the language calls itself' },
  },
  async run({ values, args: [what = '', ...ids] }) {
    const thing = Object.hasOwn(things, what) ? things[what] : undefined;
    const [id] = ids;
    if (!thing) {
      const found = what === '' ? 'Nothing named' : `"${what}" is nothing that can be added`;
      throw new UsageError(`${found}; expected one of: ${Object.keys(things).join(', ')}. See ${command} -- --help.`);
    }
    if (id === undefined || ids.length > 1)
      throw new UsageError(
        `After ${what}: ${ids.length === 0 ? 'nothing' : `"${ids.join(' ')}"`} found; its id expected. See ${command} -- --help.`,
      );
    const stray = Object.keys(values).find((option) => !thing.options.includes(option));
    if (stray !== undefined) {
      const taken = thing.options.length === 0 ? 'no options' : thing.options.map((option) => `--${option}`).join(', ');
      throw new UsageError(`${what} takes no --${stray}; it takes ${taken}. Leave it out.`);
    }
    const root = resolve('.');
    const one = (option: string) => values[option] as string | undefined;
    const all = (option: string) => (values[option] ?? []) as readonly string[];
    await apply(root, thing.plan({ sources: openSources(root), id, where: `${command} -- ${what} ${id}`, one, all }));
  },
});
