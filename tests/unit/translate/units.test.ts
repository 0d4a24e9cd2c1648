/** Translation units, status and ack. */
import { expect, test } from 'vitest';
import { planAck } from '../../../scripts/translate/ack.ts';
import { baseOf } from '../../../scripts/translate/entry.ts';
import { statusOf } from '../../../scripts/translate/status.ts';
import { unitsIn } from '../../../scripts/translate/unit.ts';
import { checkedProject, edited, english, exported, french, statesOf, withSteps } from './site.ts';

const project = await checkedProject();

test('a unit has the page, description, limit and neighbours of its text', () => {
  const [unit] = unitsIn(project, 'en').filter(({ id }) => id === 'home.steps.2');
  expect(unit).toMatchObject({ addresses: ['https://www.site.example/en'], before: 'Observer', after: 'Décider' });

  expect(exported(project, 'xliff')).toContain(`<unit id="meta.description" name="home.meta.description">`);
  const [, own = ''] = exported(project, 'xliff').split('name="home.meta.description">');
  expect(
    [...(own.split('</notes>')[0] ?? '').matchAll(/<note category="(\w+)">(.*?)<\/note>/g)].map(([, kind, text]) => [kind, text]),
  ).toEqual([
    ['page', 'https://www.site.example/en'],
    ['description', 'Search result: one full sentence. 160 characters at most.'],
    ['limit', '160'],
    ['before', 'Accueil'],
    ['after', 'Accueil'],
  ]);
  expect(exported(project, 'csv')).toContain(
    '"https://www.site.example/en","Search result: one full sentence. 160 characters at most.","160","","Accueil","Accueil"',
  );
});

test('a base hash is never a number, which a spreadsheet would reformat', () => {
  for (let each = 0; each < 2000; each++) expect(Number(baseOf(`text ${each}`))).toBeNaN();
});

test('shared texts have the address “every page”', () => {
  expect(unitsIn(project, 'en').find(({ id }) => id === 'common.skip')?.addresses).toEqual(['every page']);
});

test('status counts by page, locale and state', () => {
  const moved = edited(edited(project, french, ['Observer', 'Regarder']), english, ['"Compare"', 'null']);
  expect(statusOf(moved, undefined)).toMatchInlineSnapshot(`
    "page      locale  done  missing  stale  unreviewed
    about         en     5        0      0           0
    common        en     2        0      0           0
    guides        en     4        0      0           0
    home          en    10        1      1           0
    strategy      en     5        0      0           0
    total         en    26        1      1           0

    Revise the stale translations if needed, then run npm run translate -- ack home"
  `);
});

test('ack confirms the texts of a page, a branch or a key only', () => {
  const moved = edited(project, french, ['Observer', 'Regarder'], ['Comparer', 'Mesurer'], ['Le guide', 'Un guide']);
  const after = (word: string) =>
    statesOf(withSteps(moved, planAck(moved, [word], undefined).steps), 'home').filter((state) => state === 'stale').length;
  expect(['home.steps.1', 'home.steps', 'home', 'about'].map(after)).toEqual([2, 1, 0, 3]);
  const changed = planAck(moved, ['home'], 'en').steps.map(({ path }) => path);
  expect(changed).toEqual(['generated/messages/en/_sources.json']);
});

test('a translation that changed with its source is done', () => {
  const moved = edited(project, french, ['Observer', 'Regarder']);
  expect(statesOf(moved, 'home.steps.1')).toEqual(['stale']);
  expect(statesOf(edited(moved, english, ['Observe', 'Look']), 'home.steps.1')).toEqual(['done']);
});

test.each([
  ['abuot', 'the unknown name "abuot"', 'about'],
  ['home.steps.9', 'the unknown name "home.steps.9"', 'home.steps.1'],
  ['home.steps.2', 'no translation', 'a translation'],
])('ack %s is refused', (word, found, expected) => {
  const lacking = edited(project, english, ['"Compare"', 'null']);
  expect(() => planAck(lacking, [word], undefined)).toThrow(new RegExp(`ack ${word}\\n  found:    ${found}\\n  expected: .*${expected}`));
});

test('the source locale is refused', () => {
  expect(() => unitsIn(project, 'fr')).toThrow(/found: {4}"fr"\n {2}expected: a target locale: en/);
});
