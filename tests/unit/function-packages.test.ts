/** The function runs on hosted Supabase with the packages that it was tested with. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the versions that deno.json names are those of the lock file', () => {
  const { imports } = JSON.parse(readFileSync('supabase/functions/send-contact-email/deno.json', 'utf8')) as {
    imports: Record<string, string>;
  };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { version: string }> };
  const named = Object.values(imports).map((address) => /^npm:([^@/]+)@([^/]+)/.exec(address)?.slice(1) ?? [address]);
  expect(named).toEqual(named.map(([name]) => [name, packages[`node_modules/${name}`]?.version]));
});
