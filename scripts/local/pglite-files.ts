/** PGlite on a folder, as a database is to treat it: what is committed is on the disk. */
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

const folderInside = '/pglite/data';

const settings = {
  fsync: 'on',
  // Its own default, fdatasync, does nothing in WebAssembly.
  wal_sync_method: 'fsync',
  // Used again, a segment of the log would keep what was erased.
  wal_recycle: 'off',
};

/** The part of Emscripten's file system that is used here. */
interface FileSystem {
  lookupPath(path: string): { readonly node: { readonly mount: { readonly type: { readonly stream_ops: StreamOperations } } } };
}

interface StreamOperations {
  fsync?: (stream: { readonly nfd?: number }) => number;
}

/** Opens the database in `folder`; it makes one where there is none. Rejects when it does not open. */
export async function openPglite(folder: string): Promise<PGlite> {
  const own = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // -F is fsync=off.
  const db = await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams.filter((word) => word !== '-F'), ...own] });
  const { FS } = (db as unknown as { readonly Module: { readonly FS: FileSystem } }).Module;
  // Emscripten's files on a real disk have no fsync, and a call of it succeeds all the same.
  FS.lookupPath(folderInside).node.mount.type.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fsyncSync(nfd);
    return 0;
  };
  return db;
}
