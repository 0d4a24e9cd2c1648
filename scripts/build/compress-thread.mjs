/**
 * A thread that compresses the files it is sent, one after the other, and says so after each. By calls that wait for their end:
 * they take less than those that do not, and it has nothing else to do.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

parentPort.on('message', ({ path, quality }) => {
  compress(path, quality);
  parentPort.postMessage(path);
});

/** Writes those forms of a file beside it that are smaller. `quality`: of Brotli. */
function compress(path, quality) {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
  for (const [ending, form] of Object.entries(forms)) if (form.length < bytes.length) writeFileSync(`${path}.${ending}`, form);
}
