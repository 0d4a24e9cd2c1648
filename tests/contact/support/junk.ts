/** Malformed request bodies. */
import { maxBodyBytes } from '../../../schema/contact/payload.ts';
import type { Random } from '../../unit/random.ts';
import { inbox } from './stack.ts';

export interface Junk {
  /** The fault of the body, for failure messages. */
  readonly kind: string;
  /** Content-Type header; undefined for none. */
  readonly type?: string | undefined;
  readonly body: Buffer<ArrayBuffer>;
}

type Maker = (random: Random, message: Record<string, unknown>) => Omit<Junk, 'kind'>;

const form = 'application/x-www-form-urlencoded';
const required = ['id', 'locale', 'name', 'email', 'message', 'recipient'];

const makers: Readonly<Record<string, Maker>> = {
  'wrong type': (random, message) => json({ ...message, [random.pick([...required, 'subject', 'elapsed'])]: pickWrongValue(random) }),
  'left out': (random, { [random.pick(required)]: _, ...rest }) => json(rest),
  'out of bounds': (random, message) => json({ ...message, ...random.pick([{ name: 'x' }, { email: '@' }, { message: ' '.repeat(99) }]) }),
  'no object': (random) => json(random.pick([null, true, 0, -1.5, '', 'text', [], [[]], [null], {}, [{}]])),
  array: (random, message) => json(Array.from({ length: random.below(9) }, () => message)),
  nested: (random) => {
    const depth = 1 + random.below(5000);
    const [open, close] = random.pick([['[', ']'] as const, ['{"name":', '}'] as const]);
    return { type: 'application/json', body: Buffer.from(open.repeat(depth) + (random.below(2) ? '1' : '') + close.repeat(depth)) };
  },
  'nested in a field': (random, message) => {
    const depth = 1 + random.below(9000);
    const text = JSON.stringify({ ...message, [random.pick(required)]: 0 }).replace(':0', `:${'['.repeat(depth)}${']'.repeat(depth)}`);
    return { type: 'application/json', body: Buffer.from(text) };
  },
  'prototype keys': (random, message) => {
    const key = random.pick(['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', 'toJSON', 'then']);
    const { [random.pick(required)]: _, ...rest } = message;
    return { type: 'application/json', body: Buffer.from(`{"${key}":${JSON.stringify(message)},${JSON.stringify(rest).slice(1)}`) };
  },
  controls: (random, message) => {
    const field = random.pick(['name', 'email', 'message', 'locale', 'id']);
    return json({
      ...message,
      [field]: insertPart(random, String(message[field]), random.pick(['\0', '\x01', '\x1B', '\x7F', '\x85', '\u2028'])),
    });
  },
  'half a character': (random, message) => {
    const field = random.pick(['name', 'email', 'message']);
    return json({ ...message, [field]: insertPart(random, String(message[field]), random.pick(['\uD83D', '\uDE00', '\uDE00\uD83D'])) });
  },
  'giant number': (random, message) => {
    const digits = '9'.repeat(400 + random.below(5000));
    const text = JSON.stringify({ ...message, [random.pick([...required, 'elapsed'])]: 0 });
    return {
      type: 'application/json',
      body: Buffer.from(text.replace(':0', `:${random.pick([digits, `-${digits}`, '1e999', `${digits}e99`])}`)),
    };
  },
  'cut off': (random, message) => {
    const text = JSON.stringify(message);
    return { type: 'application/json', body: Buffer.from(text.slice(0, random.below(text.length))) };
  },
  'not JSON': (random, message) => ({
    type: 'application/json',
    body: Buffer.from(
      random.pick([
        '{name:1}',
        'NaN',
        "{'a':1}",
        '<xml/>',
        '\0',
        `${JSON.stringify(message)},`,
        `x=${JSON.stringify(message)}`,
        '{"a":01}',
      ]),
    ),
  }),
  'bad UTF-8': (random, message) => {
    const type = random.pick(['application/json', form]);
    const text = Buffer.from(type === form ? `message=${message['message']}` : JSON.stringify(message));
    const at = random.below(text.length);
    const bytes = random.pick([
      [0xff],
      [0xc0, 0xaf],
      [0xed, 0xa0, 0x80],
      [0xf8, 0x88, 0x80, 0x80, 0x80],
      [0xe2, 0x82],
      [0xf4, 0x90, 0x80, 0x80],
    ]);
    return { type, body: Buffer.concat([text.subarray(0, at), Buffer.from([...bytes, 0x21]), text.subarray(at)]) };
  },
  'wrong content type': (random, message) => ({
    type: random.pick([
      'text/plain',
      'text/html',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/jsonp',
      'application/json-seq',
      'json',
      '*/*',
      ';',
      'application/json, text/plain',
    ]),
    body: Buffer.from(JSON.stringify(message)),
  }),
  'no content type': (_, message) => ({ body: Buffer.from(JSON.stringify(message)) }),
  'form nonsense': (random, message) => ({
    type: form,
    body: Buffer.from(
      random.pick([
        '',
        '&&&===',
        '%',
        '%zz=%',
        '%00=%00&name=%00',
        'firstName[]=Ada&lastName[$ne]=1',
        JSON.stringify(message),
        '='.repeat(2000),
        `firstName=${'&firstName=Ada'.repeat(500)}`,
        '__proto__=1&locale=__proto__',
        'locale=constructor&recipient=%0d%0a',
        '%ff%fe=%c0%af&message=%ed%a0%80',
      ]),
    ),
  }),
  huge: (random, message) => {
    const type = random.pick(['application/json', form]);
    const filler = 'x'.repeat(maxBodyBytes + random.below(maxBodyBytes));
    return { type, body: Buffer.from(type === form ? `message=${filler}` : JSON.stringify({ ...message, message: filler })) };
  },
};

/** Creates bodies of every kind in turn. */
export function createJunk(random: Random, count: number): Junk[] {
  const kinds = Object.entries(makers);
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = kinds[index % kinds.length] as [string, Maker];
    const message = {
      id: crypto.randomUUID(),
      locale: 'fr',
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      message: 'Bonjour à vous.',
      recipient: inbox,
    };
    return { kind, ...make(random, message) };
  });
}

function json(value: unknown) {
  return { type: 'application/json', body: Buffer.from(JSON.stringify(value)) };
}

function pickWrongValue(random: Random): unknown {
  return random.pick<unknown>([null, true, false, [], ['Ada'], {}, { toString: 'Ada' }, [[['Ada']]], { $ne: '' }]);
}

function insertPart(random: Random, text: string, part: string): string {
  // Not at an end, where some of the parts would be trimmed as white space.
  const at = 1 + random.below(text.length - 1);
  return text.slice(0, at) + part + text.slice(at);
}
