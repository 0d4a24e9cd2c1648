/** The desk on a project on disk: findings while typing, drafts, saves, conflicts. */
import { appendFileSync, chmodSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCodegen } from '../../../scripts/codegen/run.ts';
import { type Desk, openDesk } from '../../../scripts/desk/desk.ts';
import type { DeskVersion } from '../../../scripts/desk/protocol.ts';
import { answer } from '../../../scripts/desk/requests.ts';
import { draftOf } from '../../../scripts/model/write.ts';
import { readTree } from '../../codegen/project.ts';
import { english, french, makeCopy } from '../translate/site.ts';

const id = 'home.steps.2';
const [fr, en] = [
  { id, locale: 'fr' },
  { id, locale: 'en' },
];

let copy: ReturnType<typeof makeCopy>;
let desk: Desk;

beforeEach(async () => {
  copy = makeCopy();
  desk = await openDesk(copy.root, {});
});
afterEach(() => copy.remove());

const read = (path: string) => readFileSync(join(copy.root, path), 'utf8');
const draftFile = (locale: string) => `.cache/desk/messages/${locale}/home.json`;

async function versionOf(locale: string, text = id): Promise<DeskVersion | undefined> {
  return (await desk.state()).texts.find((each) => each.id === text)?.versions[locale];
}

function edit(path: string, from: string, to: string): void {
  const before = read(path);
  if (!before.includes(from)) throw new Error(`no ${from} in ${before}`);
  writeFileSync(join(copy.root, path), before.replace(from, to));
}

test('the state has each text with its advice, limit, placeholders, pages and states', async () => {
  const { texts, pages, locales } = await desk.state();
  expect(locales.map(({ code }) => code)).toEqual(['fr', 'en']);
  expect(pages.map(({ id: page }) => page)).toEqual(['home', 'about', 'guides', 'strategy', 'preview']);
  expect(pages[0]).toMatchObject({ title: 'Accueil', paths: { fr: '/', en: '/en' } });
  const lead = texts.find((text) => text.id === 'home.hero.lead');
  expect(lead).toMatchObject({ pages: ['home'], sourceLocale: 'fr', placeholders: [{ name: 'firmName', value: expect.any(String) }] });
  expect(Object.keys(lead?.versions ?? {})).toEqual(['fr', 'en']);
  expect(await versionOf('fr')).toEqual({ text: 'Comparer', state: 'source', findings: [] });
});

test('the findings of a saved text do not depend on a draft of its other version', async () => {
  desk.draft({ ...fr, text: 'Comparer 3 lieux' });
  while (desk.sweep() !== undefined);
  expect((await versionOf('en'))?.findings).toEqual([]);
});

test('a typed text gets the sentence of codegen, or the findings of the rules with a correction', () => {
  const broken = desk.examine({ id: 'home.hero.lead', locale: 'fr', text: '{firmNam} vous aide.' });
  expect(broken.findings).toMatchObject([{ severity: 'error', found: 'the placeholder {firmNam}' }]);
  const { findings, lengths } = desk.examine({ ...fr, text: 'Comparer, puis choisir?' });
  expect(findings).toMatchObject([
    { rule: 'french-typography', fix: { label: 'Add an ordinary space', text: 'Comparer, puis choisir ?' } },
  ]);
  expect(lengths).toEqual([23]);
  expect(desk.examine({ ...fr, text: 'Le\u200B choix' }).findings[0]?.fix?.text).toBe('Le choix');
});

test('a missing text has a finding only after someone has emptied it', async () => {
  edit(english, '"Compare"', '""');
  await desk.refresh();
  expect((await versionOf('en'))?.state).toBe('missing');
  expect(desk.examine({ ...en, text: '' }).findings).toEqual([]);
  expect(desk.examine({ ...fr, text: '' }).findings).toMatchObject([{ found: 'no text' }]);
});

test('a translation is compared with the draft of its source', () => {
  expect(desk.examine({ ...en, text: 'Compare 12 sites' }).findings).toMatchObject([{ rule: 'numbers' }]);
  desk.draft({ ...fr, text: 'Comparer 12 sites' });
  expect(desk.examine({ ...en, text: 'Compare 12 sites' }).findings).toEqual([]);
});

test('a draft is shown while it is valid, outlives the process, and ends with the text of the file', async () => {
  desk.draft({ ...fr, text: 'Mesurer' });
  expect(read(draftFile('fr'))).toBe(read(french).replace('Comparer', 'Mesurer'));
  desk.draft({ ...fr, text: 'Mesurer {' });
  expect(existsSync(join(copy.root, draftFile('fr'))), 'a page with a text that codegen refuses').toBe(false);
  edit(french, 'Comparer', 'Peser');

  desk = await openDesk(copy.root, {});
  expect(await versionOf('fr')).toMatchObject({ text: 'Peser', draft: 'Mesurer {', draftBase: 'Comparer' });
  desk.draft({ ...fr, text: 'Peser' });
  expect((await versionOf('fr'))?.draft).toBeUndefined();
});

test('a save changes the lines of its texts only, confirms translations, and leaves nothing to codegen', async () => {
  await runCodegen(copy.root, () => {});
  const before = readTree(copy.root);
  desk.draft({ ...fr, text: 'Mesurer' });
  const saved = await desk.save({
    changes: [
      { ...fr, text: 'Mesurer ', base: 'Comparer' },
      { ...en, text: 'Measure', base: 'Compare' },
    ],
    confirmed: [],
  });
  expect(saved).toMatchObject({
    kind: 'saved',
    texts: [{ versions: { fr: { text: 'Mesurer' }, en: { text: 'Measure', state: 'done' } } }],
  });
  const after = readTree(copy.root);
  expect(after[french]).toBe(before[french]?.replace('Comparer', 'Mesurer'));
  expect(after[english]).toBe(before[english]?.replace('Compare', 'Measure'));
  expect(existsSync(join(copy.root, draftFile('fr')))).toBe(false);

  await runCodegen(copy.root, () => {});
  const [now, then] = [readTree(copy.root), after];
  expect(Object.keys(now).filter((path) => now[path] !== then[path])).toEqual([]);
});

test('a changed source makes its translation stale until the translation is confirmed', async () => {
  await desk.save({ changes: [], confirmed: [en] });
  expect((await versionOf('en'))?.state).toBe('done');
  await desk.save({ changes: [{ ...fr, text: 'Mesurer', base: 'Comparer' }], confirmed: [] });
  expect((await versionOf('en'))?.state).toBe('stale');
  expect((await versionOf('en'))?.formerSource).toBe('Comparer');
  await desk.save({ changes: [], confirmed: [en] });
  expect((await versionOf('en'))?.state).toBe('done');
});

test('two desks on one text: the second save is a conflict, and neither wording is lost', async () => {
  const other = await openDesk(copy.root, {});
  expect(await desk.save({ changes: [{ ...fr, text: 'Mesurer', base: 'Comparer' }], confirmed: [] })).toMatchObject({ kind: 'saved' });
  other.draft({ ...fr, text: 'Peser' });
  expect(await other.save({ changes: [{ ...fr, text: 'Peser', base: 'Comparer' }], confirmed: [] })).toEqual({
    kind: 'conflict',
    texts: [{ ...fr, text: 'Peser', base: 'Comparer', current: 'Mesurer' }],
  });
  expect(read(french)).toContain('"Mesurer"');
  await other.refresh();
  expect((await other.state()).texts.find((text) => text.id === id)?.versions['fr']).toMatchObject({ text: 'Mesurer', draft: 'Peser' });
});

test('a save keeps what an editor has saved in the same file, and the desk follows the editor', async () => {
  edit(french, 'Observer', 'Regarder');
  await desk.save({ changes: [{ ...fr, text: 'Mesurer', base: 'Comparer' }], confirmed: [] });
  expect(read(french)).toContain('"Regarder"');
  edit(french, 'Décider', 'Trancher');
  expect((await desk.refresh()).find((text) => text.id === 'home.steps.3')?.versions['fr']?.text).toBe('Trancher');
  expect(await desk.refresh()).toEqual([]);
});

test('a save is refused whole for one wrong text', async () => {
  const before = readTree(copy.root);
  const changes = [
    { ...fr, text: 'Mesurer', base: 'Comparer' },
    { ...en, text: 'Measure {it}', base: 'Compare' },
  ];
  expect(await desk.save({ changes, confirmed: [] })).toMatchObject({
    kind: 'refused',
    findings: [{ ...en, found: 'the placeholder {it}' }],
  });
  expect(await desk.save({ changes: [{ ...en, text: ' ', base: 'Compare' }], confirmed: [] })).toMatchObject({
    findings: [{ found: 'no text' }],
  });
  expect(readTree(copy.root)).toEqual(before);
});

test('a file in a merge conflict keeps its last texts, is named as a problem, and is not written', async () => {
  appendFileSync(join(copy.root, french), '<<<<<<< ours\n');
  await desk.refresh();
  expect(desk.problems()).toMatchObject([{ where: expect.stringContaining(french), found: 'a merge conflict' }]);
  expect((await versionOf('fr'))?.text).toBe('Comparer');
  expect(await desk.save({ changes: [{ ...fr, text: 'Mesurer', base: 'Comparer' }], confirmed: [] })).toMatchObject({
    kind: 'refused',
    findings: [{ ...fr, found: expect.stringContaining('a merge conflict') }],
  });
  edit(french, '<<<<<<< ours\n', '');
  await desk.refresh();
  expect(desk.problems()).toEqual([]);
});

test('a read-only file and a full disk are named, and change nothing', async () => {
  const before = read(french);
  const save = () => desk.save({ changes: [{ ...fr, text: 'Mesurer', base: 'Comparer' }], confirmed: [] });
  chmodSync(join(copy.root, french), 0o444);
  expect(await save()).toMatchObject({
    findings: [{ found: expect.stringContaining('cannot be written'), wayOut: expect.stringContaining('permissions') }],
  });
  chmodSync(join(copy.root, french), 0o644);
  // Writing to this device fails as on a full disk.
  symlinkSync('/dev/full', draftOf(join(copy.root, french), 0));
  expect(await save()).toMatchObject({ findings: [{ found: expect.stringContaining('a full disk'), expected: 'free space' }] });
  expect(read(french)).toBe(before);
  expect(await save()).toMatchObject({ kind: 'saved' });
});

test('a wrong request is answered with a sentence', async () => {
  expect(await answer(desk, 'draft', { id: 'home.nope', locale: 'fr', text: '' })).toMatchObject({
    status: 400,
    body: expect.stringContaining('No text home.nope in fr'),
  });
  expect(await answer(desk, 'draft', { id })).toMatchObject({ status: 400, body: expect.stringContaining('locale') });
  expect(await answer(desk, 'save', { changes: [{ ...fr, text: 'Mesurer', base: 'x' }], confirmed: [] })).toMatchObject({ status: 409 });
});
