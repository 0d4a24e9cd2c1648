/** What the function is told of limits: what cannot hold is refused as it starts, by name. */
import { expect, test } from 'vitest';
import { readConfig } from '../../supabase/functions/send-contact-email/config.ts';

/** What is said of an environment; undefined when it is good. */
function said(changes: Readonly<Record<string, string>>): string | undefined {
  const env: Readonly<Record<string, string>> = {
    DATABASE_URL: 'postgresql://postgres@127.0.0.1/postgres',
    SMTP_URL: 'smtp://127.0.0.1:25',
    CONTACT_INBOX: 'bonjour@trame-retail.example',
    CONTACT_ORIGINS: 'https://www.trame-retail.example',
    CONTACT_HASH_KEY: 'key',
    CONTACT_WAKE_KEY: 'key',
    CONTACT_PROXIES: '0',
    ...changes,
  };
  try {
    readConfig((name) => env[name]);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const names = [
  'LIMIT',
  'WINDOW_SECONDS',
  'LEASE_SECONDS',
  'RETRY_FIRST_SECONDS',
  'HOURLY',
  'MAILS_PER_MINUTE',
  'ALARM_SECONDS',
  'POOL_SIZE',
];
test.each(names)('CONTACT_%s: a whole number and nothing else', (name) => {
  for (const value of ['2.5', '0.5', '-1', 'many', '1e12', 'NaN'])
    expect(said({ [`CONTACT_${name}`]: value })).toContain(`CONTACT_${name}: "${value}" found; a whole number from `);
  expect(said({ [`CONTACT_${name}`]: '900' })).toBeUndefined();
});

test('the window is a week at most: after that, nobody knows from which address a message came', () => {
  expect(said({ CONTACT_WINDOW_SECONDS: '604801' })).toContain('CONTACT_WINDOW_SECONDS: "604801" found; 604800 (a week) at most expected');
  expect(said({ CONTACT_WINDOW_SECONDS: '604800' })).toBeUndefined();
});

test('a lease ends after the delivery that has it', () => {
  expect(said({ CONTACT_LEASE_SECONDS: '5' })).toContain(
    'CONTACT_LEASE_SECONDS: "5" found; more than CONTACT_ANSWER_SECONDS (600) expected',
  );
  expect(said({ CONTACT_LEASE_SECONDS: '600' })).toContain('more than CONTACT_ANSWER_SECONDS (600) expected');
  expect(said({ CONTACT_LEASE_SECONDS: '5', CONTACT_ANSWER_SECONDS: '4' })).toBeUndefined();
});

test('the address of the alarm is one', () => {
  expect(said({ CONTACT_ALARM_URL: 'alarm.example' })).toContain('CONTACT_ALARM_URL: not an address; https: or http://… expected');
  expect(said({ CONTACT_ALARM_URL: 'https://alarm.example/contact' })).toBeUndefined();
});
