/** Font files as TrueType has them: a directory of tables. */

/** The font with another table in the place of one that it has. Checksums are left to whoever writes the file in the end. */
export function replaceTable(font: Uint8Array, tag: string, table: Uint8Array): Buffer {
  const file = Buffer.from(font);
  const headLength = 12 + 16 * file.readUInt16BE(4);
  const head = Buffer.from(file.subarray(0, headLength));
  const tables: Buffer[] = [];
  let end = headLength;
  for (let entry = 12; entry < headLength; entry += 16) {
    const start = file.readUInt32BE(entry + 8);
    const isIt = file.toString('latin1', entry, entry + 4) === tag;
    const bytes = isIt ? table : file.subarray(start, start + file.readUInt32BE(entry + 12));
    // Each begins at a multiple of four bytes.
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    head.writeUInt32BE(end, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    tables.push(padded);
    end += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}
