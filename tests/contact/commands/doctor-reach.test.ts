/** `npm run contact -- doctor`: the checks over the network (mail server, function, site). */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Deployment, formFor, startDeployment } from '../support/deployment.ts';
import { inbox } from '../support/stack.ts';

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment.stop());
const runCheck = (title: string, env?: Record<string, string>) => deployment.runCheck(title, env);

test.each([
  ['is not set', '', 'not checked: SMTP_URL is not set'],
  ['is not an address', 'smtp.example.org:465', 'SMTP_URL is no address'],
  ['has no listener', 'smtp://127.0.0.1:9', '127.0.0.1: connect ECONNREFUSED'],
  ['has no listener, by IPv6', 'smtp://[::1]:9', '[::1]: connect ECONNREFUSED'],
])('mail server: fails when SMTP_URL %s', async (_, given, found) => {
  const { exitCode, output, failures } = await runCheck('mail server', { SMTP_URL: given });
  expect(output).toContain(found);
  expect(output).not.toContain('hush');
  expect(failures).toEqual(['✗ mail server']);
  expect(exitCode).toBe(1);
});

test('mail server: fails when hosted functions cannot open its port', async () => {
  const env = { SMTP_URL: 'smtp://mail.example.org:587', CONTACT_FUNCTION_URL: 'https://ref.supabase.co.invalid' };
  expect((await runCheck('mail server', env)).output).not.toContain('hosted functions cannot open');
  const hosted = { ...env, CONTACT_FUNCTION_URL: 'https://ref.supabase.co/functions/v1/send-contact-email', CONTACT_ORIGINS: '' };
  expect((await runCheck('mail server', hosted)).output).toContain('found:    port 587, which hosted functions cannot open');
});

describe('mail server: the login', () => {
  /** Runs a mail server with the user ada and a self-signed certificate. */
  async function withServer(options: SMTPServerOptions, work: (address: string) => Promise<void>): Promise<void> {
    const server = new SMTPServer({
      ...options,
      onAuth: ({ password }, _, done) => (password === 'p@ss' ? done(null, { user: 'ada' }) : done(new Error('No'))),
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    await work(`127.0.0.1:${(server.server.address() as AddressInfo).port}`);
    await new Promise<void>((resolve) => server.close(resolve));
  }
  const checkMailServer = (url: string) => runCheck('mail server', { SMTP_URL: url, NODE_TLS_REJECT_UNAUTHORIZED: '0' });

  test('must be correct', () =>
    withServer({ secure: true }, async (address) => {
      expect((await checkMailServer(`smtps://ada:p%40ss@${address}`)).output).toBe('✓ mail server: 127.0.0.1 takes the login');
      const { output, exitCode } = await checkMailServer(`smtps://ada:hush@${address}`);
      expect(output).toMatch(/^✗ mail server\n {2}found: {4}127\.0\.0\.1: Invalid login: 535/);
      expect(output).toContain('correct user and password');
      expect(output).not.toContain('hush');
      expect(exitCode).toBe(1);
    }));

  test.each([
    ['smtps', { secure: true }],
    ['smtp', {}],
  ])('is not sent to a server without a trusted certificate: %s', (scheme, options) =>
    withServer(options, async (address) => {
      const { output } = await runCheck('mail server', { SMTP_URL: `${scheme}://ada:p%40ss@${address}` });
      expect(output).toMatch(/^✗ mail server\n {2}found: {4}127\.0\.0\.1: .*certificate/);
      expect(output).toContain('a host whose certificate is trusted');
    }),
  );

  test('is never sent unencrypted', () =>
    withServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }, async (address) => {
      const { output } = await checkMailServer(`smtp://ada:p%40ss@${address}`);
      expect(output).toMatch(/^✗ mail server\n {2}found: {4}.*STARTTLS/);
    }));
});

describe('origins: fails when', () => {
  let lax: Server;
  const laxUrl = () => `http://127.0.0.1:${(lax.address() as AddressInfo).port}`;
  beforeAll(async () => {
    lax = createServer((request, response) =>
      response.writeHead(204, { 'Access-Control-Allow-Origin': request.headers.origin ?? '*' }).end(),
    );
    await new Promise<void>((resolve) => lax.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void lax.close());

  test.each([
    ['the function refuses one', { CONTACT_ORIGINS: 'site, https://other.example' }, 'https://other.example: 403, no origin allowed'],
    ['CONTACT_ORIGINS is not set', { CONTACT_ORIGINS: '' }, 'CONTACT_ORIGINS is not set'],
    ['the function does not answer', { CONTACT_FUNCTION_URL: 'http://127.0.0.1:9/' }, 'site: '],
    ['one ends with a slash', { CONTACT_ORIGINS: 'site/' }, 'site/, which browsers name site'],
    ['one is not an origin', { CONTACT_ORIGINS: 'site, *' }, '*, which browsers know by no such name'],
    [
      'the function accepts other origins too',
      { CONTACT_FUNCTION_URL: 'lax' },
      'https://not-this-site.example: 204, https://not-this-site.example allowed',
    ],
  ])('%s', async (_, given, found) => {
    const named = (text: string) => text.replaceAll('site', deployment.site);
    const env: Record<string, string> = { ...given, ...('CONTACT_ORIGINS' in given && { CONTACT_ORIGINS: named(given.CONTACT_ORIGINS) }) };
    if (env['CONTACT_FUNCTION_URL'] === 'lax') env['CONTACT_FUNCTION_URL'] = laxUrl();
    const { exitCode, output } = await runCheck('origins', env);
    expect(output).toMatch(/^✗ origins\n/);
    expect(output).toContain(found.startsWith('https:') ? found : named(found));
    expect(exitCode).toBe(1);
  });
});

describe('site: fails when its form', () => {
  const page = () => `${deployment.site}/contact`;
  const functionUrl = () => deployment.env['CONTACT_FUNCTION_URL'] ?? '';

  test.each([
    [
      'is missing: the site redirects',
      { status: 301, headers: { Location: 'https://www.site.example/contact' } },
      ' answers 301 and leads to https://www.site.example/contact',
      'first in CONTACT_ORIGINS',
    ],
    ['is missing: nothing is deployed', { status: 404 }, ' answers 404', 'deploy the site'],
    ['is missing: the page is another one', { html: '<p>Soon' }, ' has no form', 'deploy the site'],
    [
      'sends to the site itself',
      { html: formFor('/functions/v1/send-contact-email') },
      ' sends to site/functions/v1/send-contact-email',
      'SITE_BACKEND_URL',
    ],
    ['names another address', { html: '' }, ' sends messages for hello@site.example', 'SITE_EMAIL'],
  ])('%s', async (_, answer, found, wayOut) => {
    deployment.answerOfSite = 'html' in answer && answer.html === '' ? { html: formFor(functionUrl(), 'hello@site.example') } : answer;
    const { exitCode, output, failures } = await runCheck('site');
    deployment.answerOfSite = undefined;
    expect(output).toContain(`found:    ${page()}${found.replace('to site/', `to ${deployment.site}/`)}\n`);
    expect(output).toContain(wayOut);
    expect([failures, exitCode]).toEqual([['✗ site'], 1]);
  });

  test('cannot be fetched', async () => {
    const { output } = await runCheck('site', { CONTACT_ORIGINS: 'http://127.0.0.1:9' });
    expect(output).toContain('found:    http://127.0.0.1:9/contact: ');
  });

  test('compares the inbox without regard to case', async () => {
    expect((await runCheck('site', { CONTACT_INBOX: inbox.toUpperCase() })).output).toMatch(/^✓ site: /);
  });
});

describe('proxies', () => {
  /** Changes X-Forwarded-For as the proxies of a platform do. */
  type Platform = (sent: string, from: string) => string | undefined;

  /** Runs `work` with the URL of a function behind the proxies of a platform; `proxies` is CONTACT_PROXIES. */
  async function withProxies(platform: Platform, proxies: number, work: (url: string) => Promise<void>): Promise<void> {
    const contact = await deployment.stack.startFunction({ CONTACT_PROXIES: String(proxies) });
    const server = createServer((incoming: IncomingMessage, response) => {
      const { 'x-forwarded-for': sent = '', ...headers } = incoming.headers;
      const forwarded = platform(String(sent), '192.0.2.77');
      const to = new URL(incoming.url ?? '/', contact.origin);
      const passed = request(to, {
        method: incoming.method,
        headers: { ...headers, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
      });
      passed.on('response', (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await work(contact.url.replace(contact.origin, `http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    server.closeAllConnections();
    await Promise.all([contact.stop('SIGKILL'), new Promise((resolve) => server.close(resolve))]);
  }

  const none: Platform = (sent) => sent;
  const one: Platform = (sent, from) => `${sent}, ${from}`;
  const two: Platform = (sent, from) => `${sent}, ${from}:4711, 10.0.0.1`;
  const strict: Platform = (_, from) => from;

  test.each([
    ['one proxy that appends', one, 1],
    ['two proxies that append, one of them with a port', two, 2],
    ['one proxy that replaces', strict, 1],
  ])('%s: passes with the right number', (_, platform, proxies) =>
    withProxies(platform, proxies, async (url) => {
      const { output } = await runCheck('proxies', { CONTACT_FUNCTION_URL: url });
      expect(output).toBe(`✓ proxies: ${proxies}, as CONTACT_PROXIES has it: a made-up address changes nothing`);
    }),
  );

  test.each([
    ['no proxy appends, and one is expected', none, 1, 'a made-up X-Forwarded-For makes another visitor', 0],
    ['one appends, and two are expected', one, 2, 'a made-up X-Forwarded-For makes another visitor', 1],
    ['one appends, and none is expected', one, 0, '1 address is written by the platform: all visitors count as one', 1],
    ['two append, and one is expected', two, 1, '2 addresses are written by the platform: all visitors count as one', 2],
    ['one replaces, and none is expected', strict, 0, '1 address is written by the platform: all visitors count as one', 1],
    ['one replaces, and two are expected', strict, 2, '1 address is written by the platform: they are read from the wrong place', 1],
  ])('%s: fails, with the number to set', (_, platform, proxies, found, right) =>
    withProxies(platform, proxies, async (url) => {
      const { output, failures, exitCode } = await runCheck('proxies', { CONTACT_FUNCTION_URL: url });
      expect(output).toContain(found);
      expect(output).toContain(`(CONTACT_PROXIES is ${proxies})`);
      expect(output).toMatch(new RegExp(`way out: {2}npx supabase@3 secrets set CONTACT_PROXIES=${right}$`));
      expect([failures, exitCode]).toEqual([expect.arrayContaining(['✗ proxies']), 1]);
    }),
  );

  test('/client requires the wake key', async () => {
    expect((await runCheck('proxies', { CONTACT_WAKE_KEY: 'wrong' })).output).toMatch(/^✗ proxies\n {2}found: {4}401\n/);
    const torn = await runCheck('proxies', { CONTACT_WAKE_KEY: 'very\nsecret' });
    expect(torn.output).toMatch(
      /^✗ proxies\n {2}found: {4}CONTACT_WAKE_KEY has signs that a header does not carry as they are \(not shown\)\n/,
    );
    expect(torn.output).not.toContain('secret');
    const url = `${deployment.env['CONTACT_FUNCTION_URL']}/client`;
    expect([(await fetch(url)).status, (await fetch(url, { method: 'POST' })).status]).toEqual([401, 401]);
  });
});
