/** The message files and their schemas in the JSON language service of VS Code. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type ParseError, parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { memoizePerText } from '../../../scripts/lib/maps.ts';
import { filesBelow } from '../../../scripts/lib/paths.ts';
import { isObject, type Json, type JsonObject } from '../../../scripts/model/messages/texts.ts';

const folder = 'generated/messages';
const files = filesBelow(folder).filter((path) => /^[a-z]+\/[a-z]\w*\.json$/i.test(path) && !path.startsWith('_schema/'));
const read = (path: string) => readFileSync(`${folder}/${path}`, 'utf8');

const service = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  schemaRequestService: async (uri) => read(new URL(uri).pathname.slice(1)),
});

/** Opens a message file as an editor does. */
function open(path: string, text = read(path)) {
  const document = TextDocument.create(`file:///${path}`, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document), at: (part: string) => document.positionAt(text.indexOf(part) + 1) };
}

async function hoverOn(path: string, part: string): Promise<unknown> {
  const { document, json, at } = open(path);
  const hover = await service.doHover(document, at(part), json);
  return hover?.contents;
}

async function problemsIn(path: string, text: string): Promise<string[]> {
  const { document, json } = open(path, text);
  const found = await service.doValidation(document, json);
  return found.map(({ message, range }) => `${range.start.line + 1}: ${message}`);
}

test('every message file is valid by its JSON schema', () => {
  const ajv = new Ajv2020({ strict: false });
  const compiled = memoizePerText((schema) => ajv.compile(JSON.parse(read(schema))));
  expect(files.length).toBeGreaterThan(50);
  for (const path of files) {
    const messages = JSON.parse(read(path)) as { readonly $schema: string };
    const validate = compiled(new URL(messages.$schema, `file:///${path}`).pathname.slice(1));
    expect(validate(messages), `${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  }
});

test('the hover of a key shows purpose, limit and pages of its text', async () => {
  expect(await hoverOn('fr/about.json', '"label"')).toEqual([
    'Short name, in breadcrumbs and menus\\. 40 characters at most\\. Shown on /a\\-propos, /en/about\\.',
  ]);
  expect(await hoverOn('en/home.json', '"position"')).toEqual([
    '40 characters at most\\. Must contain \\{current\\}, \\{total\\}\\. Shown on /, /en\\.',
  ]);
  expect(await hoverOn('en/common.json', '"skip"')).toEqual([
    expect.stringMatching(/^Link that jumps to the content.*Shown on every page\\\.$/),
  ]);
});

test('the hover of every text shows its pages', () => {
  const schemas = filesBelow(`${folder}/_schema`).map((path) => JSON.parse(read(`_schema/${path}`)) as JsonObject);
  const descriptions = schemas.flatMap((schema) => descriptionsIn(schema));
  expect(descriptions.length).toBeGreaterThan(1000);
  for (const description of descriptions) expect(description).toMatch(/Shown on (every page|\/\S*(, \/\S*)*)\.$/);
});

test('a missing key is reported and offered as a completion', async () => {
  const text = read('en/about.json').replace(/ {2}"label": .*\n/, '');
  expect(await problemsIn('en/about.json', text)).toEqual(['1: Missing property "label".']);
  const typing = text.replace('{\n', '{\n  "la"\n');
  const { document, json, at } = open('en/about.json', typing);
  const offered = await service.doComplete(document, at('la"'), json);
  expect(offered?.items.find(({ label }) => label === 'label')?.documentation).toContain('40 characters at most.');
});

test('missing and too long texts, unknown keys and missing placeholders are marked at their lines', async () => {
  const edited = read('en/home.json')
    .replace(/("previous": )".*"/, '$1null')
    .replace(/("next": )".*"/, `$1"${'x'.repeat(31)}"`)
    .replace(/("position": )".*"/, '$1"{current}"')
    .replace('"kind":', '"kindd":');
  const lineOf = (key: string) => edited.split('\n').findIndex((line) => line.includes(`"${key}"`)) + 1;
  const found = await problemsIn('en/home.json', edited);
  expect(found).toEqual(
    expect.arrayContaining([
      `${lineOf('previous')}: No text yet: write one in quotes.`,
      `${lineOf('next')}: Too long: 30 characters at most, as visitors read it.`,
      `${lineOf('position')}: The placeholder {total} is missing.`,
      `${lineOf('kindd')}: Property kindd is not allowed.`,
      `${lineOf('carousel')}: Missing property "kind".`,
    ]),
  );
  expect(found).toHaveLength(5);
});

test('the settings of VS Code are valid, and make generated files read-only', () => {
  const errors: ParseError[] = [];
  const settings = parse(readFileSync('.vscode/settings.json', 'utf8'), errors) as Record<string, Readonly<Record<string, boolean>>>;
  expect(errors).toEqual([]);
  expect(parse(readFileSync('.vscode/extensions.json', 'utf8'), errors)).toMatchObject({ recommendations: expect.any(Array) });
  const places = Object.keys(settings['files.readonlyInclude'] ?? {}).map((glob) =>
    glob.replace(/\/(\*|\{).*$/, '/').replace(/\/\*\*$/, '/'),
  );
  expect(places).toEqual(['generated/', 'generated/public/', 'generated/messages/_schema/', 'supabase/functions/_shared/']);
});

/** Returns the descriptions of all texts below a schema. */
function descriptionsIn(schema: Json | undefined): string[] {
  if (!isObject(schema)) return [];
  if (schema['$ref'] !== undefined) return [String(schema['description'])];
  const properties = schema['properties'];
  return isObject(properties)
    ? Object.entries(properties).flatMap(([name, child]) => (name === '$schema' ? [] : descriptionsIn(child)))
    : [];
}
