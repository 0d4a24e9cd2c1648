/** Reading a body, as far as a message can go. */
import { maxBodyBytes } from '../_shared/contact-bounds.ts';
import { HttpError } from './http-error.ts';

export interface Body {
  readonly text: string;
  /** Set for more than the longest message takes: `text` is then the beginning of it, and the rest is not read. */
  readonly tooLong: HttpError | undefined;
}

/** The text of a body. Throws an {@link HttpError} for what is not UTF-8, and for what breaks off. */
export async function readBody(request: Request): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBodyBytes) break;
      chunks.push(chunk);
    }
  } catch {
    // Whoever sent it has gone, or its chunks are none: no fault of ours.
    throw new HttpError(400, 'The body broke off.');
  }
  const isWhole = size <= maxBodyBytes;
  const tooLong = isWhole ? undefined : new HttpError(413, `The body is over ${maxBodyBytes} bytes.`, { Connection: 'close' }, 'long');
  const bytes = await new Blob(chunks as BlobPart[]).arrayBuffer();
  try {
    // What is cut off may end within a character.
    return { text: new TextDecoder('utf-8', { fatal: isWhole }).decode(bytes), tooLong };
  } catch {
    throw new HttpError(400, 'The body is not UTF-8.');
  }
}
