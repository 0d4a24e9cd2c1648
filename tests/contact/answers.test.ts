/** What the function says, to the site's script, to a form, to the scheduler and to strangers. */
import { createClient } from '@supabase/supabase-js';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactFunction, trapField } from '../../schema/contact-bounds.ts';
import { answers } from '../../supabase/functions/_shared/answers.ts';
import { readAnswerPage } from './support/answer-page.ts';
import { databaseKinds } from './support/databases.ts';
import { aForm, aMessage, type FunctionProcess, inbox, type Stack, siteOrigin, startStack, wakeKey } from './support/stack.ts';

const platform = 'https://project.supabase.example';
const otherOrigins = [
  `${siteOrigin}.evil.example`,
  siteOrigin.replace('https:', 'http:'),
  `${siteOrigin}:8443`,
  siteOrigin.toUpperCase(),
  'https://evil.example',
  'null',
  '*',
];

/** What a form sends to harm its own answer page. */
const hostile = { firstName: `<script>alert(1)</script>`, lastName: `"' onload="x` };
const hostileText = '\n\n </textarea><script>alert(1)</script>\n\n  é & &amp; 😀';

describe.each(databaseKinds)('%s', (kind) => {
  let stack: Stack;
  let contact: FunctionProcess;
  let strict: FunctionProcess;

  beforeAll(async () => {
    stack = await startStack(kind, { SUPABASE_URL: platform });
    [contact, strict] = await Promise.all([stack.startFunction(), stack.startFunction({ CONTACT_LIMIT: '1' })]);
    expect((await strict.post(aMessage())).status).toBe(200);
  });
  afterAll(() => stack?.stop());

  const stateOf = async (id: string) => (await stack.ask('select state, spam_reason from contact.messages where id = $1', [id]))[0];
  const mailsOf = (id: string) => stack.mail.mails.filter(({ source }) => source.includes(`Message-ID: <${id}@`)).length;

  describe('to browsers of other origins', () => {
    const corsOf = ({ status, headers }: Response) => [status, headers.get('Access-Control-Allow-Origin'), headers.get('Vary')];

    it('a page of the site may send and read the answer, good or bad', async () => {
      const from = { Origin: siteOrigin };
      expect(corsOf(await contact.post(aMessage(), from))).toEqual([200, siteOrigin, 'Origin']);
      expect(corsOf(await contact.post({}, from))).toEqual([422, siteOrigin, 'Origin']);
      expect(corsOf(await contact.postForm(aForm(), from))).toEqual([200, siteOrigin, 'Origin']);
      expect(corsOf(await strict.post(aMessage(), from))).toEqual([429, siteOrigin, 'Origin']);
    });

    it('a preflight of the site is answered 204 with what its client sends', async () => {
      const answer = await fetch(contact.url, {
        method: 'OPTIONS',
        headers: { Origin: siteOrigin, 'Access-Control-Request-Method': 'POST' },
      });
      expect(corsOf(answer)).toEqual([204, siteOrigin, 'Origin']);
      expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('POST');
      const allowed = answer.headers.get('Access-Control-Allow-Headers')?.split(', ');
      expect(allowed).toEqual(expect.arrayContaining(['authorization', 'x-client-info', 'apikey', 'content-type']));
    });

    it('any other origin is refused, whatever it asks, and nothing is kept', async () => {
      const kept = await stack.ask('select id from contact.messages');
      for (const origin of otherOrigins) {
        const from = { Origin: origin };
        const found = await Promise.all([
          contact.post(aMessage(), from),
          contact.postForm(aForm(), from),
          fetch(contact.url, { method: 'OPTIONS', headers: from }),
        ]);
        expect(found.map(corsOf), origin).toEqual(Array(3).fill([403, null, 'Origin']));
      }
      expect(await stack.ask('select id from contact.messages')).toHaveLength(kept.length);
    });

    it('every answer says that it depends on the origin', async () => {
      const found = await Promise.all([
        fetch(contact.url),
        contact.wake(),
        fetch(`${contact.url}/deliver`),
        fetch(`${contact.url}/deliver`, { method: 'POST' }),
        contact.post('', { 'Content-Type': 'x' }),
      ]);
      expect(found.map(({ status, headers }) => [status, headers.get('Vary')])).toEqual(
        [405, 202, 405, 401, 415].map((status) => [status, 'Origin']),
      );
    });
  });

  describe("to the backend's own client", () => {
    const invoke = (body: Record<string, unknown>) => {
      // It wants a WebSocket, which Node 20 lacks and no function needs.
      const client = createClient(contact.origin, 'public-key', { realtime: { transport: class {} as never } });
      return client.functions.invoke(contactFunction, { body });
    };

    it('a good message is a success', async () => {
      expect(await invoke(aMessage())).toMatchObject({ data: { success: true }, error: null });
    });

    it('a bad one is an error that names the fields', async () => {
      const { data, error } = await invoke(aMessage({ email: 'ada', message: 'short' }));
      expect([data, error.name, error.context.status]).toEqual([null, 'FunctionsHttpError', 422]);
      expect(await error.context.json()).toEqual({
        success: false,
        error: expect.stringMatching(/^email, message: /),
        fields: ['email', 'message'],
      });
    });
  });

  describe.each(['fr', 'en'] as const)('to a form in %s', (locale) => {
    const { form: words, contactPath } = answers[locale];
    const typed = () => ({
      ...hostile,
      email: 'ada@example.org',
      phone: '+33 1 <2>',
      message: `${hostileText} ${crypto.randomUUID()}`,
      locale,
    });
    const back = `${siteOrigin}${contactPath}`;
    const page = { lang: locale, isTame: true, contentType: 'text/html; charset=utf-8' };

    it('success: a page that says so and leads back to the site', async () => {
      const found = await readAnswerPage(await contact.postForm(aForm(typed()), { Origin: siteOrigin }));
      expect(found).toEqual({ ...page, status: 200, ...words.page.success, role: 'status', links: [back], form: undefined, wrong: {} });
    });

    it.each([
      [
        'fields that break a rule',
        { firstName: '<', email: 'ada@<' },
        422,
        words.answer.wrong,
        { firstName: words.mistakes.firstName.replace('{min}', '2'), email: words.mistakes.email },
      ],
      ['another recipient', { recipient: 'intruder@evil.example' }, 422, words.page.failure, {}],
      ['too many messages', {}, 429, words.answer.limited, {}],
    ])('%s: everything that was typed is there again, and the address to write to', async (_, changes, status, saying, wrong) => {
      const sent = aForm({ ...typed(), ...changes });
      const answer = await (status === 429 ? strict : contact).postForm(sent);
      expect(await readAnswerPage(answer)).toEqual({
        ...page,
        status,
        ...saying,
        role: 'alert',
        links: [`mailto:${inbox}`, back],
        form: { ...sent, recipient: inbox },
        wrong,
      });
      expect(answer.headers.get('Retry-After')).toEqual(status === 429 ? expect.stringMatching(/^[1-9]\d*$/) : null);
    });

    it('the form of an answer page asks as the form of the site does', async () => {
      const answer = parse(await (await contact.postForm(aForm({ ...typed(), email: 'ada' }))).text());
      const names = ['type', 'autocomplete', 'inputmode', 'required', 'minlength', 'maxlength'];
      const fields = answer.querySelectorAll('form [id]').filter(({ id, tagName }) => id !== trapField && tagName !== 'P');
      expect(
        fields.map((field) => [field.id, ...names.map((name) => field.getAttribute(name)), field.previousElementSibling?.text]),
      ).toEqual([
        ['firstName', undefined, 'given-name', undefined, '', '2', '80', `${words.firstName} *`],
        ['lastName', undefined, 'family-name', undefined, '', '2', '80', `${words.lastName} *`],
        ['email', 'email', 'email', 'email', '', undefined, '254', `${words.email} *`],
        ['phone', 'tel', 'tel', 'tel', undefined, undefined, '40', `${words.phone} ${words.optional}`],
        ['message', undefined, undefined, undefined, '', '10', '5000', `${words.message} * ${words.messageHint.replace('{min}', '10')}`],
      ]);
    });

    it('the form of an answer page, corrected, sends the message from where the page is', async () => {
      const found = await readAnswerPage(await contact.postForm(aForm({ ...typed(), email: 'ada' })));
      const { email: _, ...again } = found.form ?? {};
      const answer = await contact.postForm({ ...again, email: 'grace@example.org' }, { Origin: platform });
      expect(await readAnswerPage(answer)).toMatchObject({ ...page, status: 200, ...words.page.success });
      const [row] = await stack.ask(
        "select name, message from contact.messages where email = 'grace@example.org' order by created_at desc limit 1",
      );
      expect(row?.['name']).toBe(`${hostile.firstName} ${hostile.lastName}`);
      expect(row?.['message']).toMatch(`${hostileText.trim()} `);
    });
  });

  it('a form that is too long is answered with a page', async () => {
    const found = await readAnswerPage(await contact.postForm(aForm({ message: 'x'.repeat(33_000) })));
    expect(found).toMatchObject({ status: 413, lang: 'fr', ...answers.fr.form.page.failure, isTame: true });
    expect(found.links).toContain(`mailto:${inbox}`);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s is answered 405, with what is allowed', async (method) => {
    const { status, headers } = await fetch(contact.url, { method });
    expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('only who has the key may wake the delivery', async () => {
    const wake = async (authorization?: string) =>
      (
        await fetch(`${contact.url}/deliver`, {
          method: 'POST',
          headers: authorization === undefined ? {} : { Authorization: authorization },
        })
      ).status;
    const wrong = [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      'Bearer wrong',
      `Bearer ${wakeKey}x`,
      `Bearer ${wakeKey.slice(1)}`,
      wakeKey,
      `Basic ${wakeKey}`,
    ];
    expect(await Promise.all(wrong.map(wake))).toEqual(wrong.map(() => 401));
    expect(await wake(`Bearer ${wakeKey}`)).toBe(202);
  });

  it('a robot is told success; its message is kept for review, not mailed, until somebody releases it', async () => {
    const trapped = aMessage({ [trapField]: 'https://spam.example' });
    const hasty = aMessage({ elapsed: 1999 });
    const form = aForm({ [trapField]: 'x' });
    const patient = aMessage({ elapsed: 2000 });
    const found = [await contact.post(trapped), await contact.post(hasty), await contact.post(patient)];
    expect(await Promise.all(found.map(async (answer) => [answer.status, await answer.json()]))).toEqual(
      Array(3).fill([200, { success: true }]),
    );
    expect((await readAnswerPage(await contact.postForm(form))).title).toBe(answers.fr.form.page.success.title);
    expect([await stateOf(trapped.id), await stateOf(hasty.id)]).toEqual([
      { state: 'spam', spam_reason: 'trap' },
      { state: 'spam', spam_reason: 'haste' },
    ]);
    expect(await stack.ask('select spam_reason from contact.messages where message like $1', [`${form['message']}%`])).toEqual([
      { spam_reason: 'trap' },
    ]);

    await contact.wake();
    await expect.poll(() => mailsOf(patient.id), { timeout: 10_000 }).toBe(1);
    expect([mailsOf(trapped.id), mailsOf(hasty.id)]).toEqual([0, 0]);

    await stack.ask('select contact.retry($1), contact.retry($2)', [trapped.id, hasty.id]);
    await contact.wake();
    await expect.poll(() => [mailsOf(trapped.id), mailsOf(hasty.id)], { timeout: 10_000 }).toEqual([1, 1]);
    await expect.poll(() => stateOf(trapped.id)).toEqual({ state: 'sent', spam_reason: null });
  });

  it('where the platform would put it to sleep, it asks to stay awake until the mail has gone', async () => {
    const hosted = await stack.startFunction({}, 'tests/contact/support/edge-runtime.ts');
    const { id } = aMessage();
    expect((await hosted.post(aMessage({ id }))).status).toBe(200);
    await expect.poll(() => stack.log(), { timeout: 10_000 }).toContain('waitUntil: done');
    expect(mailsOf(id)).toBe(1);
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
    await hosted.stop('SIGKILL');
  });

  it('without a database, script and form are told to come again, and the form has its text still', async () => {
    await stack.database.kill();
    const json = await contact.post(aMessage());
    expect([json.status, json.headers.get('Retry-After'), json.headers.get('Vary')]).toEqual([503, '60', 'Origin']);
    expect(await json.json()).toEqual({ success: false, error: expect.stringMatching(/\w/) });
    for (const locale of ['fr', 'en'] as const) {
      const sent = aForm({ ...hostile, locale, message: hostileText });
      const found = await readAnswerPage(await contact.postForm(sent));
      expect(found).toMatchObject({ status: 503, lang: locale, ...answers[locale].form.page.failure, form: sent, isTame: true });
      expect(found.links).toContain(`mailto:${inbox}`);
    }
    await stack.database.restart();
    await expect.poll(async () => (await contact.post(aMessage())).status, { timeout: 10_000 }).toBe(200);
  });
});
