/** The requests of the app, by name: checks the body, and has the desk answer. */
import { z } from 'zod';
import { formatProblem, ProblemsError } from '../model/problem.ts';
import { type Desk, RefusedError } from './desk.ts';
import type { DeskText } from './protocol.ts';

export interface Answer {
  readonly status: number;
  /** A sentence, or an object that is sent as JSON. */
  readonly body: unknown;
  /** Texts that other desks must show now. */
  readonly changed?: readonly DeskText[];
}

const place = { id: z.string(), locale: z.string() };
const draft = z.object({ ...place, text: z.string() });
const save = z.object({ changes: z.array(draft.extend({ base: z.string() })), confirmed: z.array(z.object(place)) });

const textId = z.object({ id: z.string() });
const format = z.object({ format: z.enum(['xliff', 'csv']) });

type Handler = (desk: Desk, body: unknown) => Answer | Promise<Answer>;

const handlers: Readonly<Record<string, Handler>> = {
  texts: async (desk) => ({ status: 200, body: await desk.state() }),
  changes: async (desk) => ({ status: 200, body: await desk.changes() }),
  examine: (desk, body) => ({ status: 200, body: desk.examine(draft.parse(body)) }),
  draft: (desk, body) => ({ status: 200, body: desk.draft(draft.parse(body)) }),
  'last-change': async (desk, body) => ({ status: 200, body: await desk.lastChanges(textId.parse(body)) }),
  async save(desk, body) {
    const saved = await desk.save(save.parse(body));
    if (saved.kind === 'saved') return { status: 200, body: saved, changed: saved.texts };
    return { status: saved.kind === 'conflict' ? 409 : 422, body: saved };
  },
  propose: async (desk) => ({ status: 200, body: await desk.propose() }),
  export: async (desk, body) => ({ status: 200, body: await desk.export(format.parse(body)) }),
};

/** Answers a request, mistakes in it included. */
export async function answer(desk: Desk, name: string, body: unknown): Promise<Answer> {
  try {
    const handler = handlers[name];
    if (!handler) return { status: 404, body: `The desk has no request "${name}"; one of ${Object.keys(handlers).join(', ')} expected.` };
    return await handler(desk, body);
  } catch (error) {
    if (error instanceof z.ZodError) return { status: 400, body: `The body of ${name} is wrong: ${z.prettifyError(error)}` };
    if (error instanceof RefusedError) return { status: 400, body: error.message };
    if (error instanceof ProblemsError) return { status: 400, body: error.problems.map(formatProblem).join('\n\n') };
    throw error;
  }
}
