import { groupBy } from '../../../lib/maps.ts';
import { readSources, type Standing, standingOf } from '../../../model/messages/sources.ts';
import { messageFile } from '../../../model/messages/texts.ts';
import { short } from '../../../model/problem.ts';
import type { SiteModel } from '../../../model/site-model.ts';
import { type MessageText, sourceOf } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const staleTranslation: SchemaRule = {
  name: 'stale-translation',
  looksAt: 'schema',
  explain: `Translations of one page whose source texts alone have changed since they were confirmed, or that nobody has confirmed
or reviewed. They may be wrong.
_sources.json beside the messages of each language holds a hash of each source text and its translation; codegen confirms translations
that changed with their sources. A translation of npm run translate -- fill is unreviewed until a person confirms or changes it.

  "Six formats" for a source that is now "Sept formats"
    found:    a translation of an older source, “Sept formats” today
    expected: a reviewed translation of the current source
    way out:  Revise the translation if needed, then run npm run translate -- ack services.title.

npm run translate -- ack services confirms every translation of a page.`,
  check(project) {
    const { model, generated, schema, texts } = project;
    return model.languages.flatMap(({ locale }) => {
      const sources = readSources(locale, generated, schema.renamed);
      const written = texts.filter(
        (text) => text.locale === locale && !text.isSource && text.text !== '' && sourceOf(text, model).text !== '',
      );
      const outdated = written.flatMap((text): Outdated[] => {
        const standing = standingOf(sources, keyOf(text), sourceOf(text, model).text);
        return standing === 'current' ? [] : [{ text, standing }];
      });
      return [...groupBy(outdated, ({ text }) => text.bundle).values()].map((own) => findingOf(own, model));
    });
  },
};

interface Outdated {
  readonly text: MessageText;
  readonly standing: Standing;
}

const keyOf = ({ bundle, key }: MessageText) => [bundle, ...key].join('.');

/** Number of keys that a finding names. */
const named = 5;

/** Returns the finding of a page in one language, at the first of its outdated translations. */
function findingOf(outdated: readonly Outdated[], model: SiteModel): Located {
  const [first] = outdated as readonly [Outdated, ...Outdated[]];
  const { bundle, locale, key, page } = first.text;
  const place = { where: messageFile(locale, bundle), key, locale, ...(page && { page: page.id }) };
  if (outdated.length === 1) {
    const found =
      first.standing === 'stale'
        ? `a translation of an older source, “${short(sourceOf(first.text, model).text)}” today`
        : `a translation that nobody has ${first.standing === 'unreviewed' ? 'reviewed' : 'confirmed'}`;
    const wayOut = `Revise the translation if needed, then run npm run translate -- ack ${keyOf(first.text)}.`;
    return { ...place, found, expected: 'a reviewed translation of the current source', wayOut };
  }
  const count = (wanted: Standing) => outdated.filter(({ standing }) => standing === wanted).length;
  const counts = [
    ...(count('stale') > 0 ? [`${count('stale')} of an older source`] : []),
    ...(count('unconfirmed') > 0 ? [`${count('unconfirmed')} that nobody has confirmed`] : []),
    ...(count('unreviewed') > 0 ? [`${count('unreviewed')} that nobody has reviewed`] : []),
  ];
  const keys = outdated.slice(0, named).map(({ text }) => text.key.join('.'));
  const more = outdated.length - keys.length;
  return {
    ...place,
    found: `${outdated.length} translations, ${counts.join(' and ')}: ${keys.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    expected: 'reviewed translations of the current sources',
    wayOut: `Revise the translations if needed, then run npm run translate -- ack ${bundle}.`,
  };
}
