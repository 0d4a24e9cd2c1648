/** The output of codegen does not depend on the order of pages and bundles in the schema. */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesBetween } from '../../../scripts/codegen/changes.ts';
import { stepsOf } from '../../../scripts/codegen/codegen.ts';
import { generate } from '../../../scripts/codegen/generate.ts';
import { readGenerated } from '../../../scripts/model/generated-files.ts';
import { loadSchema } from '../../../scripts/model/schema.ts';
import { writeSteps } from '../../../scripts/model/write.ts';
import { temporaryFolder } from '../../codegen/project.ts';
import { repetitions } from '../../support/soak.ts';
import { createRandom } from '../random.ts';

const schema = await loadSchema(process.cwd());
const existing = readGenerated(process.cwd());
const { files } = generate(schema, existing);

test('pages and bundles in any order give the same files, byte for byte', () => {
  const fromNothing = generate(schema, {}).files;
  for (let seed = 1; seed <= repetitions(3, 12); seed++) {
    const random = createRandom(seed);
    const shuffled = <T>(values: Readonly<Record<string, T>>) => Object.fromEntries(random.shuffle(Object.entries(values)));
    const other = { ...schema, pages: shuffled(schema.pages), bundles: shuffled(schema.bundles) };
    expect(generate(other, existing).files, `seed ${seed}`).toEqual(files);
    expect(generate(other, {}).files, `seed ${seed}, from nothing`).toEqual(fromNothing);
  }
});

test('the shuffle does change the order', () => {
  const ids = Object.keys(schema.pages);
  expect(createRandom(1).shuffle(ids)).not.toEqual(ids);
});

test('the committed files are up to date', () => {
  expect(changesBetween(existing, files)).toEqual({ write: [], remove: [] });
});

test('a second run has nothing to write', () => {
  const root = temporaryFolder('determinism');
  try {
    writeSteps(root, {}, stepsOf({}, files, {}, changesBetween({}, files)));
    const written = readGenerated(root);
    expect(written).toEqual(files);
    expect(changesBetween(written, generate(schema, written).files)).toEqual({ write: [], remove: [] });
  } finally {
    rmSync(root, { recursive: true });
  }
});
