/** Builds the site of another firm with every identity variable set, and runs the release rules on it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeCopy } from '../support/copy.ts';
import { whole } from './identity/fixtures.ts';

const identity: Readonly<Record<string, string>> = {
  ...whole,
  // Most titles have no room for this name.
  SITE_FIRM_NAME: 'Comptoir & Associés, conseil en réseaux',
  SITE_LEGAL_COUNSEL: 'Me Durand',
  SITE_PORTRAIT: '/shared/portrait.png',
  SITE_PRICE_HOTLINE: '150',
  SITE_PRICE_BOOSTER: '600',
  SITE_SCORING_TOOL: 'https://outil.comptoir.fr/score',
  SITE_SCORING_TOOL_TRACKS: 'true',
};
/** Release rules and rules with suppressions; the build runs the others. */
const rules = ['identity', 'fictional-links', 'answers', 'unshown-texts', 'external-links', 'idle-excuse'];

const variables = Object.entries(identity).map(([name, value]) => `${name}='${value}'`);

const copy = makeCopy('other-firm');
afterAll(() => copy.remove());

test('the site builds; the only findings are the posts of the fictional firm', async () => {
  const [width, height] = [400, 500];
  const folder = join(copy.root, 'renderer/public/shared');
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: '#888' } }).toFile(join(folder, 'portrait.png'));
  const build = await copy.run(`${variables.join(' ')} npm run build`);
  expect(build.exitCode, build.output).toBe(0);
  const { output } = await copy.run(`${variables.join(' ')} npm run check -- --format json --only ${rules.join(',')}`);
  const { findings } = JSON.parse(output) as { readonly findings: readonly { readonly rule: string }[] };
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['fictional-links']));
});
