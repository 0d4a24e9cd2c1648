/** `npm run contact -- doctor`: what it reaches over the network; the mail server and the function. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Deployment, startDeployment } from './support/deployment.ts';
import { siteOrigin } from './support/stack.ts';

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment('PGlite');
});
afterAll(() => deployment.stop());
const look = (title: string, env?: Record<string, string>) => deployment.look(title, env);

test.each([
  ['is not set', '', 'not checked: SMTP_URL is not set'],
  ['is no address', 'smtp.example.org:465', 'SMTP_URL is no address'],
  ['is where nobody listens', 'smtp://127.0.0.1:9', '127.0.0.1: connect ECONNREFUSED'],
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
    [
      'one of them may not send',
      { CONTACT_ORIGINS: `${siteOrigin}, https://other.example` },
      'https://other.example: 403, no origin allowed',
    ],
    ['they are not set', { CONTACT_ORIGINS: '' }, 'CONTACT_ORIGINS is not set'],
    ['nobody answers', { CONTACT_FUNCTION_URL: 'http://127.0.0.1:9/' }, `${siteOrigin}: `],
    [
      'strangers may send, too',
      { CONTACT_FUNCTION_URL: 'lax' },
      'https://not-this-site.example: 204, https://not-this-site.example allowed',
    ],
  ])('%s', async (_, given, found) => {
    const env: Record<string, string> = { ...given };
    if (env['CONTACT_FUNCTION_URL'] === 'lax') env['CONTACT_FUNCTION_URL'] = laxUrl();
    const { exitCode, said } = await look('origins', env);
    expect(said).toMatch(/^✗ origins\n/);
    expect(said).toContain(found);
    expect(exitCode).toBe(1);
  });
});
