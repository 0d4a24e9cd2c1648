/** A release says who the firm is. */
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fictionalIdentity, identityVariable } from '../../../schema/site.ts';
import { answersRule } from '../../../scripts/check/rules/answers.ts';
import { releaseRule } from '../../../scripts/check/rules/release.ts';
import { makeProject } from '../../codegen/project.ts';

/** Fields whose default is true of any firm here: Paris, and the tool that this site brings itself. */
const trueAnywhere = ['city', 'postcode', 'backendUrl', 'scoringTool', 'scoringToolTracks'];

const ofFirm: Readonly<Record<string, string>> = {
  origin: 'https://www.comptoir.fr',
  phone: '+33123456789',
  email: 'bonjour@comptoir.fr',
  linkedin: 'https://www.linkedin.com/company/comptoir',
  facebook: 'https://www.facebook.com/comptoir',
  twitter: 'https://x.com/comptoir',
  instagram: 'https://www.instagram.com/comptoir',
  youtube: 'https://www.youtube.com/@comptoir',
  booking: 'https://rendez-vous.comptoir.fr/',
};
const fictional = Object.keys(fictionalIdentity).filter((field) => !trueAnywhere.includes(field));
const environment = Object.fromEntries(fictional.map((field) => [identityVariable(field), ofFirm[field] ?? 'Comptoir']));

test('every fictional default is named, with the variable that replaces it', () => {
  const findings = releaseRule({});
  expect(findings.map(({ where }) => where)).toEqual(fictional.map((field) => `schema/site.ts (${field})`));
  for (const [index, field] of fictional.entries()) expect(findings[index]?.wayOut).toContain(identityVariable(field));
});

test('answers of the contact function that name the firm are those of the firm', async () => {
  const folder = 'tests/codegen/cases/answers-of-the-function';
  const root = resolve(makeProject(`${folder}/before`));
  try {
    cpSync(`${folder}/after`, root, { recursive: true });
    const ofSchema = { SITE_FIRM_NAME: 'Enseigne' };
    expect(await answersRule(ofSchema, root)).toEqual([]);
    const wrong = await answersRule({ SITE_FIRM_NAME: 'Comptoir' }, root);
    expect(wrong).toMatchObject([{ rule: 'release', where: 'supabase/functions/_shared/answers.ts' }]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a firm that has said everything may be released', () => {
  expect(releaseRule(environment)).toEqual([]);
});

test.for(fictional)('a release without %s is refused for that field alone', (field) => {
  const { [identityVariable(field)]: _, ...rest } = environment;
  expect(releaseRule(rest)).toMatchObject([{ rule: 'release', where: `schema/site.ts (${field})` }]);
});
