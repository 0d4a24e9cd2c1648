/** Describes the texts, pages and languages of a site for the app. */

import { hasPlurals, ownPlaceholders, type TextMeta } from '../../schema/language/nodes.ts';
import { usedPlaceholders } from '../../schema/language/placeholders.ts';
import { formatNumber } from '../../schema/text/formats.ts';
import { plainText } from '../../schema/text/language-marks.ts';
import { directionOf } from '../../schema/text/language-tag.ts';
import { typeset } from '../../schema/text/typeset.ts';
import type { MessageText } from '../check/project.ts';
import { anchorsOf } from '../model/links.ts';
import { adviceOn } from '../model/messages/context.ts';
import { pluralExample } from '../model/messages/plurals.ts';
import type { Schema } from '../model/schema.ts';
import { stateOf } from '../translate/unit.ts';
import type { Drafts } from './drafts.ts';
import { type DeskFinding, type DeskPage, type DeskState, type DeskText, type DeskVersion, previewPath } from './protocol.ts';
import { idOf, type Site } from './site.ts';

/** Describes a text. `versions`: the text in each locale that has it, the default locale first. */
export function describeText(
  site: Site,
  versions: readonly MessageText[],
  drafts: Drafts,
  findingsOf: (text: MessageText, draft: string | undefined) => readonly DeskFinding[],
): DeskText {
  const source = versions.find(({ isSource }) => isSource) ?? versions[0];
  if (!source) throw new TypeError('a text without a locale');
  const { bundle, meta, language } = source;
  const id = idOf(source);
  const { prose } = meta;
  const limit = prose ? prose.longest : meta.max;
  const values = {
    ...language.values,
    ...Object.fromEntries(Object.entries(meta.values).map(([name, value]) => [name, formatNumber(value, language.tag)])),
  };
  const names = new Set([...ownPlaceholders(meta), ...usedPlaceholders(source.text).filter((name) => !name.includes(' '))]);
  const version = (text: MessageText): DeskVersion => {
    const draft = drafts.of(text.locale, id);
    const state = text.isSource ? 'source' : stateOf(site.sourcesOf(text.locale), id, source.text, text.text);
    const former = state === 'stale' ? site.formerText(site.sourcesOf(text.locale).get(id)?.source ?? '') : undefined;
    return {
      text: text.text,
      ...(draft && { draft: draft.text, draftBase: draft.base }),
      state,
      ...(hasPlurals(meta) && { forms: formsOf(meta, text.language.tag) }),
      ...(former !== undefined && { formerSource: former }),
      findings: findingsOf(text, draft?.text),
    };
  };
  return {
    id,
    bundle,
    advice: adviceOn(meta),
    ...(limit !== undefined && { limit }),
    placeholders: [...names].map((name) => ({ name, ...(values[name] !== undefined && { value: values[name] }) })),
    marks: meta.marks,
    ...(prose && { prose: { min: prose.min, max: prose.max, kinds: prose.kinds, places: prose.places } }),
    pages: site.pagesOf(source).map((page) => page.id),
    versions: Object.fromEntries([source, ...versions.filter((each) => each !== source)].map((text) => [text.locale, version(text)])),
    sourceLocale: source.locale,
  };
}

function formsOf({ plurals }: TextMeta, tag: string): NonNullable<DeskVersion['forms']> {
  return Object.entries(plurals).map(([name, max]) => ({ name, example: pluralExample(name, max, tag) }));
}

/** Returns the pages in the order of the schema, and the preview. */
export function pagesOf(site: Site): DeskPage[] {
  const { model, schema } = site.project();
  const order = Object.keys(schema.pages);
  const pages = [...model.pages].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const described = pages.map((page): DeskPage => {
    const titles = site.textsOf(page.id).get(`${page.id}.meta.title`) ?? [];
    const title = titles.find(({ isSource }) => isSource) ?? titles[0];
    return {
      id: page.id,
      title: title ? plainText(typeset(title.text, title.language, title.meta.values)) : page.id,
      paths: page.paths,
      anchors: anchorsOf(page),
    };
  });
  const paths = Object.fromEntries(model.languages.map(({ locale }) => [locale, previewPath(locale)]));
  return [...described, { id: 'preview', title: 'Texts outside the pages', paths, anchors: [], isPreview: true }];
}

export function localesOf({ locales }: Schema): DeskState['locales'] {
  return Object.entries(locales).map(([code, { name, tag }]) => ({ code, name: name ?? code, direction: directionOf(tag) }));
}
