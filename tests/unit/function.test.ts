/** The contact function: its environment, its packages, the id of a form that was posted without a script. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contactFunction } from '../../schema/contact/endpoint.ts';
import { contactPayload } from '../../schema/contact/payload.ts';
import { readConfig } from '../../supabase/functions/send-contact-email/config.ts';
import { idOfForm } from '../../supabase/functions/send-contact-email/submission.ts';

const sound = {
  DATABASE_URL: 'postgresql://me@db.example/postgres',
  SMTP_URL: 'smtps://mail.example',
  CONTACT_INBOX: 'bonjour@site.example',
  CONTACT_ORIGINS: 'https://site.example, https://preview.example',
  CONTACT_HASH_KEY: 'one',
  CONTACT_WAKE_KEY: 'other',
  CONTACT_PROXIES: '1',
};
const read = (changes: Readonly<Record<string, string | undefined>> = {}) => {
  const environment: Readonly<Record<string, string | undefined>> = { ...sound, ...changes };
  return readConfig((name) => environment[name]);
};

test('a valid environment with the origins of the site', () => {
  expect(read({ SUPABASE_URL: 'https://project.supabase.example' })).toMatchObject({
    proxies: 1,
    origins: ['https://site.example', 'https://preview.example'],
  });
  expect(read({ CONTACT_ORIGINS: 'http://127.0.0.1:4173,http://[::1]:4173' }).origins).toEqual([
    'http://127.0.0.1:4173',
    'http://[::1]:4173',
  ]);
  expect(read({ CONTACT_PROXIES: '0' }).proxies).toBe(0);
});

test.each([
  [undefined, 'not set'],
  ['', 'not set'],
  ['one', '"one" found'],
  ['1.5', '"1.5" found'],
  ['-1', '"-1" found'],
  ['Infinity', '"Infinity" found'],
])('CONTACT_PROXIES %j is refused: the value depends on the platform, so there is no default', (given, found) => {
  expect(() => read({ CONTACT_PROXIES: given })).toThrow(`CONTACT_PROXIES: ${found}; a whole number from 0 expected`);
});

test.each([
  'https://site.example/',
  'https://site.example/contact',
  'https://Site.example',
  'https://site.example:443',
  'site.example',
  '*',
])('CONTACT_ORIGINS with %j is refused: no browser sends this Origin header', (given) => {
  expect(() => read({ CONTACT_ORIGINS: `https://preview.example, ${given}` })).toThrow(
    `CONTACT_ORIGINS: "${given}" found; origins of the site, such as https://www.site.example, without a slash at the end, with commas between expected`,
  );
});

test.each(['CONTACT_INBOX', 'CONTACT_FROM'])('%s is one plain e-mail address', (name) => {
  for (const given of [
    'site.example',
    'The site <bonjour@site.example>',
    'a@site.example, b@site.example',
    '@site.example',
    'bonjour@site',
    'a..b@site.example',
  ])
    expect(() => read({ [name]: given })).toThrow(`${name}: "${given}" found; `);
  expect(() => read({ [name]: 'bonjour@site.example' })).not.toThrow();
});

test.each(['LIMIT', 'WINDOW_SECONDS', 'LEASE_SECONDS', 'RETRY_FIRST_SECONDS', 'HOURLY', 'MAILS_PER_MINUTE', 'ALARM_SECONDS', 'POOL_SIZE'])(
  'CONTACT_%s is a whole number',
  (name) => {
    for (const value of ['2.5', '0.5', '-1', 'many', '1e12', 'NaN'])
      expect(() => read({ [`CONTACT_${name}`]: value })).toThrow(`CONTACT_${name}: "${value}" found; a whole number from `);
    expect(() => read({ [`CONTACT_${name}`]: '900' })).not.toThrow();
  },
);

test.each([
  ['WINDOW_SECONDS', '604801', '"604801" found; 604800 (a week) at most expected', '604800', {}],
  ['LEASE_SECONDS', '600', '"600" found; more than CONTACT_ANSWER_SECONDS (600) expected', '5', { CONTACT_ANSWER_SECONDS: '4' }],
  ['ALARM_URL', 'alarm.example', 'not an address; https: or http://… expected', 'https://alarm.example/contact', {}],
])('CONTACT_%s is refused as %s, by name', (name, wrong, found, right, others) => {
  expect(() => read({ [`CONTACT_${name}`]: wrong })).toThrow(`CONTACT_${name}: ${found}`);
  expect(() => read({ [`CONTACT_${name}`]: right, ...others })).not.toThrow();
});

test.each(['clé très secrète', 'one\nother'])('CONTACT_WAKE_KEY %j is refused and not shown: an HTTP header cannot hold it', (given) => {
  expect(() => read({ CONTACT_WAKE_KEY: given })).toThrow(
    /^send-contact-email cannot start:\n {2}CONTACT_WAKE_KEY: signs that a header does not carry as they are \(not shown\); .* expected$/,
  );
});

test('the login of the mail server is percent-encoded; an invalid one is reported at start, without the password', () => {
  expect(read({ SMTP_URL: 'smtps://me%40site.example:a%25b@mail.example' }).smtpLogin).toEqual({ user: 'me@site.example', pass: 'a%b' });
  expect(() => read({ SMTP_URL: 'smtps://100%:secret%@mail.example' })).toThrow(
    /^send-contact-email cannot start:\n {2}SMTP_URL: a percent sign that stands for itself in user or password \(not shown\); .*%25$/,
  );
});

test('supabase/config.toml has the function of the form, without accounts and with its import map', () => {
  const settings = readFileSync('supabase/config.toml', 'utf8').split(/^(?=\[)/m);
  const [own = ''] = settings.filter((table) => table.startsWith(`[functions.${contactFunction}]`));
  expect(own).toMatch(/^verify_jwt = false$/m);
  const [, packages = ''] = /^import_map = "([^"]+)"$/m.exec(own) ?? [];
  expect(existsSync(join('supabase', packages)), packages).toBe(true);
  expect(existsSync(`supabase/functions/${contactFunction}/index.ts`)).toBe(true);
});

const at = (time: string) => new Date(`2026-03-${time}:00Z`);

test('equal messages within a day have one id', () => {
  const id = idOfForm('Ada', 'key', at('01T02:00'));
  expect(contactPayload.shape.id.parse(id)).toBe(id);
  expect([idOfForm('Ada', 'key', at('01T23:59')), idOfForm('Ada', 'key', at('02T01:59'))]).toEqual([id, id]);
  const others = [idOfForm('Ada', 'key', at('02T02:00')), idOfForm('Eve', 'key', at('01T02:00')), idOfForm('Ada', 'other', at('01T02:00'))];
  expect(new Set([id, ...others]).size).toBe(4);
});

test('versions in deno.json equal those of the lock file', () => {
  const { imports } = JSON.parse(readFileSync('supabase/functions/send-contact-email/deno.json', 'utf8')) as {
    imports: Record<string, string>;
  };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { version: string }> };
  const named = Object.values(imports).map((address) => /^npm:([^@/]+)@([^/]+)/.exec(address)?.slice(1) ?? [address]);
  expect(named).toEqual(named.map(([name]) => [name, packages[`node_modules/${name}`]?.version]));
});
