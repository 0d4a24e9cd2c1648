/** `npm run new`: adds entries to the schema, keeps the formatting, and runs codegen. */
import { resolve } from 'node:path';
import { runCommand, UsageError } from '../lib/command.ts';
import { apply } from './apply.ts';
import { article } from './article.ts';
import { caseStudy } from './case-study.ts';
import { guide } from './guide.ts';
import { island } from './island.ts';
import { locale } from './locale.ts';
import type { Scaffold } from './options.ts';
import { page } from './page.ts';
import { openSources } from './sources.ts';

const scaffolds: Readonly<Record<string, Scaffold>> = { page, guide, 'case-study': caseStudy, article, locale, island };
const command = 'npm run new';

await runCommand({
  name: command,
  summary: 'Adds entries to the schema, runs codegen and lists the texts to write. If codegen fails, all files are restored.',
  args: {
    'page <id>': 'a page with a hero, its content type and its component; needs --slug in each of its locales',
    'guide <id>': 'a guide; needs --slug in each of its locales, --section and --figure',
    'case-study <id>': 'a case study, as a summary or in the views of --view; needs --figure, and --slug for a page',
    'article <id>':
      'an article of the blog; needs --slug in each of its locales, --section and --link; or another --kind, which needs --url',
    'locale <code>': 'a language, with a script or region if need be, such as de or pt-BR; lists the slugs to write',
    'island <name>': 'a component that is hydrated in the browser, and its chunk',
  },
  options: {
    slug: { type: 'string', multiple: true, help: 'page, guide, case-study, article: the slug in a locale, such as fr=equipe; repeatable' },
    locales: {
      type: 'string',
      help: 'page, guide, case-study, article: the locales of a page that exists in some only, such as en (default: all)',
    },
    parent: { type: 'string', help: 'page, guide: the parent page' },
    menu: { type: 'string', help: 'page, guide: the menu that links to the page' },
    author: { type: 'string', help: 'guide, article: the id of the author (default: the first person)' },
    section: { type: 'string', multiple: true, help: 'guide, article: the id of a section; repeatable' },
    figure: { type: 'string', multiple: true, help: 'guide, case-study: a key figure; repeatable' },
    icon: { type: 'string', help: 'guide, case-study: the icon of the card' },
    gradient: { type: 'string', help: 'guide, case-study: the tint of the card' },
    view: { type: 'string', multiple: true, help: 'case-study: card, summary, story or page; repeatable (default: summary)' },
    emoji: { type: 'string', help: 'case-study: the emoji of the card' },
    image: { type: 'string', help: 'case-study: the drawing of the story and the page' },
    kind: { type: 'string', help: 'article: blog, static or post (default: blog)' },
    date: { type: 'string', help: 'guide, article: the day of publication (default: today)' },
    link: {
      type: 'string',
      help: 'article: the guide on the subject, such as location#flows; case-study: the target of a card without story',
    },
    url: { type: 'string', help: 'article: the address of the original' },
    tag: { type: 'string', help: 'locale: its code with further subtags, such as de-AT, for numbers and dates' },
    name: { type: 'string', help: 'locale: the name of the language in the language itself' },
  },
  async run({ values, args: [what = '', ...ids] }) {
    const scaffold = Object.hasOwn(scaffolds, what) ? scaffolds[what] : undefined;
    const [id] = ids;
    if (!scaffold) {
      const found = what === '' ? 'No type given' : `Unknown type "${what}"`;
      throw new UsageError(`${found}; expected one of: ${Object.keys(scaffolds).join(', ')}. See ${command} -- --help.`);
    }
    if (id === undefined || ids.length > 1)
      throw new UsageError(
        `After ${what}: ${ids.length === 0 ? 'nothing' : `"${ids.join(' ')}"`} found; one id expected. See ${command} -- --help.`,
      );
    const stray = Object.keys(values).find((option) => !scaffold.options.includes(option));
    if (stray !== undefined) {
      const taken = scaffold.options.length === 0 ? 'none' : scaffold.options.map((option) => `--${option}`).join(', ');
      throw new UsageError(`${what} has no option --${stray}; its options: ${taken}. Leave out --${stray}.`);
    }
    const root = resolve('.');
    const one = (option: string) => values[option] as string | undefined;
    const all = (option: string) => (values[option] ?? []) as readonly string[];
    await apply(root, scaffold.plan({ sources: openSources(root), id, where: `${command} -- ${what} ${id}`, one, all }));
  },
});
