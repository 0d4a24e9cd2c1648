/** Requests to the server, with the token of the desk's address. */
import {
  type DeskChange,
  type DeskDraft,
  type DeskExport,
  type DeskSave,
  type DeskState,
  deskPrefix,
  type Examined,
  type Exported,
  type LastChanges,
  type Proposed,
  type Saved,
  tokenHeader,
} from '../protocol.ts';

const token = new URLSearchParams(location.search).get('token') ?? '';

/** Thrown when the server does not answer (`lost`), or refuses the token, which changes with each start (`refused`). */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: 'lost' | 'refused' | 'failed';
  constructor(kind: RequestError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

async function request<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(deskPrefix + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { [tokenHeader]: token, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new RequestError('lost', String(error));
  });
  // A conflict and a refused text are answers to `save`; failures are sentences.
  if (response.headers.get('Content-Type')?.startsWith('application/json')) return (await response.json()) as Answer;
  const kind = response.status === 403 ? 'refused' : response.status >= 502 ? 'lost' : 'failed';
  throw new RequestError(kind, await response.text());
}

export const loadState = () => request<DeskState>('texts');
export const loadLastChanges = (id: string) => request<LastChanges>('last-change', { id });
export const loadChanges = () => request<readonly DeskChange[]>('changes');
export const examine = (draft: DeskDraft) => request<Examined>('examine', draft);
export const postDraft = (draft: DeskDraft) => request<Examined>('draft', draft);
export const postSave = (save: DeskSave) => request<Saved>('save', save);
export const propose = () => request<Proposed>('propose', {});
export const exportChanges = (format: DeskExport['format']) => request<Exported>('export', { format });
