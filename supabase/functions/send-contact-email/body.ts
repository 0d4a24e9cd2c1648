/** Reading a body, as far as a message can go. */
import { HttpError } from './http-error.ts';

const maxBytes = 32 * 1024;

/** The text of a body. Throws an {@link HttpError} for more than 32 KiB, which is not read on, and for what is not UTF-8. */
export async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new HttpError(413, `The body is over ${maxBytes} bytes.`, { Connection: 'close' });
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
  } catch {
    throw new HttpError(400, 'The body is not UTF-8.');
  }
}
