/** `npm run contact -- doctor`: the checks over the network (mail server, function, site). */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Deployment, formFor, startDeployment } from './support/deployment.ts';
import { inbox } from './support/stack.ts';

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment.stop());
const look = (title: string, env?: Record<string, string>) => deployment.look(title, env);

test.each([
  ['is not set', '', 'not checked: SMTP_URL is not set'],
  ['is no address', 'smtp.example.org:465', 'SMTP_URL is no address'],
  ['is where nobody listens', 'smtp://127.0.0.1:9', '127.0.0.1: connect ECONNREFUSED'],
  ['is where nobody listens, by IPv6', 'smtp://[::1]:9', '[::1]: connect ECONNREFUSED'],
])('mail server: red when SMTP_URL %s', async (_, given, found) => {
  const { exitCode, said, red } = await look('mail server', { SMTP_URL: given });
  expect(said).toContain(found);
  expect(said).not.toContain('hush');
  expect(red).toEqual(['✗ mail server']);
  expect(exitCode).toBe(1);
});

test('mail server: red when hosted functions cannot open its port', async () => {
  const env = { SMTP_URL: 'smtp://mail.example.org:587', CONTACT_FUNCTION_URL: 'https://ref.supabase.co.invalid' };
  expect((await look('mail server', env)).said).not.toContain('hosted functions cannot open');
  const hosted = { ...env, CONTACT_FUNCTION_URL: 'https://ref.supabase.co/functions/v1/send-contact-email', CONTACT_ORIGINS: '' };
  expect((await look('mail server', hosted)).said).toContain('found:    port 587, which hosted functions cannot open');
});

describe('mail server: the login', () => {
  /** A server that knows ada; its certificate is its own. */
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
  const lookAt = (url: string) => look('mail server', { SMTP_URL: url, NODE_TLS_REJECT_UNAUTHORIZED: '0' });

  test('counts', () =>
    withServer({ secure: true }, async (address) => {
      expect((await lookAt(`smtps://ada:p%40ss@${address}`)).said).toBe('✓ mail server: 127.0.0.1 takes the login');
      const { said, exitCode } = await lookAt(`smtps://ada:hush@${address}`);
      expect(said).toMatch(/^✗ mail server\n {2}found: {4}127\.0\.0\.1: Invalid login: 535/);
      expect(said).toContain('correct user and password');
      expect(said).not.toContain('hush');
      expect(exitCode).toBe(1);
    }));

  test('never travels in the clear', () =>
    withServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }, async (address) => {
      const { said } = await lookAt(`smtp://ada:p%40ss@${address}`);
      expect(said).toMatch(/^✗ mail server\n {2}found: {4}.*STARTTLS/);
    }));
});

describe('origins: red when', () => {
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
    ['one of them may not send', { CONTACT_ORIGINS: 'site, https://other.example' }, 'https://other.example: 403, no origin allowed'],
    ['they are not set', { CONTACT_ORIGINS: '' }, 'CONTACT_ORIGINS is not set'],
    ['nobody answers', { CONTACT_FUNCTION_URL: 'http://127.0.0.1:9/' }, 'site: '],
    ['one ends with a slash', { CONTACT_ORIGINS: 'site/' }, 'site/, which browsers name site'],
    ['one is no address', { CONTACT_ORIGINS: 'site, *' }, '*, which browsers know by no such name'],
    [
      'strangers may send, too',
      { CONTACT_FUNCTION_URL: 'lax' },
      'https://not-this-site.example: 204, https://not-this-site.example allowed',
    ],
  ])('%s', async (_, given, found) => {
    const named = (text: string) => text.replaceAll('site', deployment.site);
    const env: Record<string, string> = { ...given, ...('CONTACT_ORIGINS' in given && { CONTACT_ORIGINS: named(given.CONTACT_ORIGINS) }) };
    if (env['CONTACT_FUNCTION_URL'] === 'lax') env['CONTACT_FUNCTION_URL'] = laxUrl();
    const { exitCode, said } = await look('origins', env);
    expect(said).toMatch(/^✗ origins\n/);
    expect(said).toContain(found.startsWith('https:') ? found : named(found));
    expect(exitCode).toBe(1);
  });
});

describe('site: red when its form', () => {
  const page = () => `${deployment.site}/contact`;
  const functionUrl = () => deployment.env['CONTACT_FUNCTION_URL'] ?? '';

  test.each([
    [
      'is not there: the site answers elsewhere',
      { status: 301, headers: { Location: 'https://www.site.example/contact' } },
      ' answers 301 and leads to https://www.site.example/contact',
      'first in CONTACT_ORIGINS',
    ],
    ['is not there: nothing is deployed', { status: 404 }, ' answers 404', 'deploy the site'],
    ['is not there: the page is another', { html: '<p>Soon' }, ' has no form', 'deploy the site'],
    [
      'sends to the site itself',
      { html: formFor('/functions/v1/send-contact-email') },
      ' sends to site/functions/v1/send-contact-email',
      'SITE_BACKEND_URL',
    ],
    ['names another address', { html: '' }, ' sends messages for hello@site.example', 'SITE_EMAIL'],
  ])('%s', async (_, answer, found, wayOut) => {
    deployment.answerOfSite = 'html' in answer && answer.html === '' ? { html: formFor(functionUrl(), 'hello@site.example') } : answer;
    const { exitCode, said, red } = await look('site');
    deployment.answerOfSite = undefined;
    expect(said).toContain(`found:    ${page()}${found.replace('to site/', `to ${deployment.site}/`)}\n`);
    expect(said).toContain(wayOut);
    expect([red, exitCode]).toEqual([['✗ site'], 1]);
  });

  test('nobody answers there', async () => {
    const { said } = await look('site', { CONTACT_ORIGINS: 'http://127.0.0.1:9' });
    expect(said).toContain('found:    http://127.0.0.1:9/contact: ');
  });

  test('the inbox counts in any case of its letters', async () => {
    expect((await look('site', { CONTACT_INBOX: inbox.toUpperCase() })).said).toMatch(/^✓ site: /);
  });
});

describe('proxies', () => {
  /** What the platform makes of X-Forwarded-For before the function has it. */
  type Platform = (sent: string, from: string) => string | undefined;

  /** Proxies in front of a function that takes them for as many as `proxies` says; its address. */
  async function behind(platform: Platform, proxies: number, work: (url: string) => Promise<void>): Promise<void> {
    const contact = await deployment.stack.startFunction({ CONTACT_PROXIES: String(proxies) });
    const server = createServer((asked: IncomingMessage, response) => {
      const { 'x-forwarded-for': sent = '', ...headers } = asked.headers;
      const forwarded = platform(String(sent), '192.0.2.77');
      const to = new URL(asked.url ?? '/', contact.origin);
      const passed = request(to, {
        method: asked.method,
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
    ['one that appends', one, 1],
    ['two that append, one of them with a port', two, 2],
    ['one that lets nothing made up through', strict, 1],
  ])('%s: green with their number', (_, platform, proxies) =>
    behind(platform, proxies, async (url) => {
      const { said } = await look('proxies', { CONTACT_FUNCTION_URL: url });
      expect(said).toBe(`✓ proxies: ${proxies}, as CONTACT_PROXIES has it: a made-up address changes nothing`);
    }),
  );

  test.each([
    ['nobody appends, and one is expected', none, 1, 'a made-up X-Forwarded-For makes another visitor', 0],
    ['one appends, and two are expected', one, 2, 'a made-up X-Forwarded-For makes another visitor', 1],
    ['one appends, and none is expected', one, 0, '1 address is written by the platform: all visitors count as one', 1],
    ['two append, and one is expected', two, 1, '2 addresses are written by the platform: all visitors count as one', 2],
    ['one replaces, and none is expected', strict, 0, '1 address is written by the platform: all visitors count as one', 1],
    ['one replaces, and two are expected', strict, 2, '1 address is written by the platform: they are read from the wrong place', 1],
  ])('%s: red, with the number to set', (_, platform, proxies, found, right) =>
    behind(platform, proxies, async (url) => {
      const { said, red, exitCode } = await look('proxies', { CONTACT_FUNCTION_URL: url });
      expect(said).toContain(found);
      expect(said).toContain(`(CONTACT_PROXIES is ${proxies})`);
      expect(said).toMatch(new RegExp(`way out: {2}npx supabase@3 secrets set CONTACT_PROXIES=${right}$`));
      expect([red, exitCode]).toEqual([expect.arrayContaining(['✗ proxies']), 1]);
    }),
  );

  test('/client requires the wake key', async () => {
    expect((await look('proxies', { CONTACT_WAKE_KEY: 'wrong' })).said).toMatch(/^✗ proxies\n {2}found: {4}401\n/);
    const torn = await look('proxies', { CONTACT_WAKE_KEY: 'very\nsecret' });
    expect(torn.said).toMatch(
      /^✗ proxies\n {2}found: {4}CONTACT_WAKE_KEY has signs that a header does not carry as they are \(not shown\)\n/,
    );
    expect(torn.said).not.toContain('secret');
    const url = `${deployment.env['CONTACT_FUNCTION_URL']}/client`;
    expect([(await fetch(url)).status, (await fetch(url, { method: 'POST' })).status]).toEqual([401, 401]);
  });
});
