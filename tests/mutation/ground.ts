/** What faults are planted on: the project, its sources and its built site, each read once. */
import { readFileSync } from 'node:fs';
import { type Project, readProject } from '../../scripts/check/project.ts';
import { type BuiltSite, readBuiltSite } from '../../scripts/check/site/built-site.ts';
import { type Code, readCode } from '../../scripts/check/sources.ts';
import { clientFolder } from '../../scripts/lib/client-folder.ts';

export interface Ground {
  readonly project: Project;
  readonly code: Code;
  readonly site: BuiltSite;
  /** The text of a source, a message file or a built file, by path from the project folder. */
  read(file: string): string;
}

/** Secrets that the environment of a build may hold; faults put their values into what is built. */
export const secretsOfBuild = {
  MAILER_API_KEY: 'Zk81-unguessable-Qx77-of-the-mailer',
  DATABASE_URL: 'postgresql-of-the-outbox-7f3a91c2',
  CONTACT_HASH_KEY: '9c4e1f77d2b04a55b6c8e0317fa2d944',
} as const;

/** Reads them. Throws a `UsageError` where there is no built site. */
export async function readGround(): Promise<Ground> {
  const project = await readProject('.', secretsOfBuild);
  const site = await readBuiltSite(clientFolder, project, () => {});
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  };
  const buffers = new Map<string, Buffer>();
  const readBuilt = (path: string) => {
    const bytes = buffers.get(path) ?? site.read(path);
    buffers.set(path, bytes);
    return bytes;
  };
  return { project, code: readCode('.'), site: { ...site, read: readBuilt }, read };
}
