/** No translated text is lost by changes of the content type or the file. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { text } from '../../../schema/language/define.ts';
import { leaves } from '../../../schema/language/nodes.ts';
import { printRetired, reconcile, retireFrom } from '../../../scripts/model/messages/reconcile.ts';
import { type JsonObject, textsOf } from '../../../scripts/model/messages/texts.ts';
import { missingMessages } from '../../../scripts/model/messages/validate.ts';
import { repetitions } from '../../support/soak.ts';
import { createRandom } from '../random.ts';
import { randomContent, randomEdits, textsIn } from './random-content.ts';

const runs = repetitions(40, 120);
const stepsInRun = 6;

test('after random edits, every text is once in the messages or among the retired texts', () => {
  let texts = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const random = createRandom(seed);
    const newText = () => `text ${++texts}`;
    let messages: JsonObject = {};
    let retired: Readonly<Record<string, string>> = {};
    for (let step = 1; step <= stepsInRun; step++) {
      const place = `seed ${seed}, step ${step}`;
      const content = randomContent(random);
      const keys = leaves(content).map(({ path }) => path.join('.'));
      const current = randomEdits(random, messages, newText) as JsonObject;
      const bundle = { id: 'page', typeName: 'Page', content };

      const result = reconcile(bundle, current, retired);

      expect([...textsIn(result.messages), ...textsIn(result.retired)].sort(), place).toEqual(
        [...textsIn(current), ...textsIn(retired)].sort(),
      );
      expect([...textsOf(result.messages).keys()].sort(), place).toEqual([...keys].sort());
      for (const [key, text] of textsOf(current)) {
        if (text && keys.includes(key)) expect(textsOf(result.messages).get(key), `${place}: ${key} stays`).toBe(text);
      }
      const second = reconcile(bundle, result.messages, result.retired);
      expect(second, `${place}: a second run changes nothing`).toEqual({
        messages: result.messages,
        retired: result.retired,
        changed: false,
      });
      ({ messages, retired } = result);
    }
  }
  expect(texts, 'number of texts').toBeGreaterThan(runs * stepsInRun);
});

test.each(['__proto__', 'constructor', 'toString'])('a text with the key %s can be retired repeatedly', (key) => {
  const content = z.object({ title: text() });
  const current = JSON.parse(`{ "title": "Titre", "${key}": "un texte" }`) as JsonObject;
  const { messages, retired } = reconcile({ id: 'page', typeName: 'Page', content }, current, {});
  expect(JSON.stringify(messages)).toBe('{"title":"Titre"}');
  const all: Record<string, Record<string, string>> = { page: { ...retired } };
  retireFrom(all, 'page', key, 'un autre');
  retireFrom(all, key, 'title', 'celui d’une page de ce nom');
  const printed = JSON.parse(printRetired(all)) as JsonObject;
  expect(textsIn(printed).sort()).toEqual(['celui d’une page de ce nom', 'un autre', 'un texte']);
});

test.each(['constructor', 'toString', 'valueOf'])(
  'a content type may have the key %s: texts are moved, kept and reported as missing',
  (key) => {
    const bundle = {
      id: 'page',
      typeName: 'Page',
      content: z.object({ [key]: z.object({ name: text() }), title: z.object({ [key]: text() }) }),
    };
    const arriving = new Map([[`${key}.name`, 'un nom']]);
    const { messages, retired } = reconcile(bundle, {}, {}, { arriving, leaving: new Set() });
    expect(JSON.stringify([messages, retired])).toBe(`[{"${key}":{"name":"un nom"},"title":{"${key}":null}},{}]`);
    expect(missingMessages('page.json', bundle, { title: {} }, { tag: 'fr-FR' }).map((problem) => problem.key?.join('.'))).toEqual([
      `${key}.name`,
      `title.${key}`,
    ]);
  },
);
