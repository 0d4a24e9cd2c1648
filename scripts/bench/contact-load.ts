/** Visitors that send one message after another, on a client light enough not to measure itself. */
import { Agent, request } from 'node:http';
import { contactEndpoint, trapField } from '../../schema/contact-bounds.ts';

/** Visitors so far: each has an address of its own, and a second measurement has others than the first. */
let known = 0;

/** Sends `count` messages, each from another address, `visitors` at a time. Answers the milliseconds that each took; rejects when one is not taken in. */
export async function contactLoad(origin: string, inbox: string, visitors: number, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const times: number[] = [];
  let sent = 0;
  const visit = async () => {
    while (sent < count) {
      sent++;
      const body = message(inbox, known++);
      const start = performance.now();
      await post(agent, `${origin}${contactEndpoint}`, body);
      times.push(performance.now() - start);
    }
  };
  try {
    await Promise.all(Array.from({ length: visitors }, visit));
  } finally {
    agent.destroy();
  }
  return times;
}

function message(inbox: string, number: number) {
  const id = crypto.randomUUID();
  const text = `A question of an ordinary length, number ${id}. `.repeat(8).trim();
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const payload = {
    id,
    locale: 'fr',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    message: text,
    recipient: inbox,
    [trapField]: '',
    elapsed: 30_000,
  };
  return { address, body: JSON.stringify(payload) };
}

function post(agent: Agent, url: string, { address, body }: { readonly address: string; readonly body: string }): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), 'X-Forwarded-For': address };
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}; 200 expected.`)),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
