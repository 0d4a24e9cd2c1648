/** Files of the project folder that the development server refuses. */
import { resolve } from 'node:path';
import { isFileServingAllowed, resolveConfig } from 'vite';
import { expect, test } from 'vitest';

const config = await resolveConfig({ logLevel: 'silent' }, 'serve');

test.each([
  '.data/postgres/PG_VERSION',
  '.data/mailbox/1.eml',
  'copy/.data/postgres/PG_VERSION',
  '.env',
  'supabase/.env.local',
  '.npmrc',
  '.git/config',
  'server.pem',
])('%s is not served', (file) => {
  expect(isFileServingAllowed(config, `/@fs${resolve(file)}`)).toBe(false);
});

test.each(['renderer/styles/base.css', 'pages/about/about.page.server.tsx', '.cache/vite/deps/react.js', 'node_modules/vite/client.mjs'])(
  '%s is served',
  (file) => {
    expect(isFileServingAllowed(config, `/@fs${resolve(file)}`)).toBe(true);
  },
);
