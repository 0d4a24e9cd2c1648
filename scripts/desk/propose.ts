/** Proposes saved texts as a commit on a branch of its own. The user's branch, index and files stay as they are. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { generatedFolders } from '../model/generated-files.ts';
import { messagesFolder } from '../model/messages/texts.ts';
import type { TextChange } from '../translate/changes.ts';
import { git } from '../translate/git.ts';
import type { Proposed } from './protocol.ts';

/** Milliseconds after which a push is given up. */
const pushTimeoutMs = 60_000;

const remote = 'origin';

/** Commits the changes on the branch `texts/<date>`, or a numbered one, and pushes the branch. `date`: `2026-11-29`. */
export async function propose(root: string, changes: readonly TextChange[], date: string): Promise<Proposed> {
  const index = resolve(root, `.cache/desk/index-${process.pid}`);
  const env = { GIT_INDEX_FILE: index };
  const hasOtherSchema = (await git(root, ['status', '--porcelain', '--', 'schema'])) !== '';
  // Other generated files follow the schema, which the branch has as committed.
  const folders = hasOtherSchema
    ? [messagesFolder, `:(exclude)${messagesFolder}/_schema`]
    : generatedFolders.filter((path) => existsSync(join(root, path)));
  mkdirSync(dirname(index), { recursive: true });
  try {
    await git(root, ['read-tree', 'HEAD'], { env });
    await git(root, ['add', '--all', '--', ...folders], { env });
    const tree = (await git(root, ['write-tree'], { env })).trim();
    const branch = await branchWith(root, tree, changes, date);
    const schemaNote = hasOtherSchema ? 'The branch has the texts alone: schema/ has changes that are not committed.' : undefined;
    const pushNote = await push(root, branch);
    const note = [schemaNote, pushNote].filter((sentence) => sentence !== undefined).join(' ');
    const compare = await compareAddressOf(root, branch);
    return { branch, ...(compare !== undefined && pushNote === undefined && { compare }), ...(note !== '' && { note }) };
  } finally {
    rmSync(index, { force: true });
  }
}

/** Returns a branch with a tree: one of the same day that has the tree already, or a new one. */
async function branchWith(root: string, tree: string, changes: readonly TextChange[], date: string): Promise<string> {
  const listed = await git(root, ['for-each-ref', '--format=%(refname:short) %(tree)', `refs/heads/texts/${date}*`]);
  const known = new Map(listed.split('\n').map((line) => line.split(' ') as [string, string]));
  for (const [name, own] of known) if (own === tree) return name;
  const commit = (await git(root, ['commit-tree', tree, '-p', 'HEAD'], { input: messageOf(changes), env: await authorOf(root) })).trim();
  const numbers = Array.from({ length: known.size + 1 }, (_, count) => (count === 0 ? '' : `-${count + 1}`));
  const branch = numbers.map((number) => `texts/${date}${number}`).find((name) => !known.has(name)) ?? `texts/${date}`;
  // The empty old value refuses a branch that someone else has made meanwhile.
  await git(root, ['update-ref', `refs/heads/${branch}`, commit, '']);
  return branch;
}

/** Returns a commit message with every sentence before and after. */
function messageOf(changes: readonly TextChange[]): string {
  const ids = new Set(changes.map(({ id }) => id));
  const pages = [...new Set(changes.map(({ page, id }) => page || (id.split('.')[0] ?? '')))];
  const texts = `Change ${ids.size} ${ids.size === 1 ? 'text' : 'texts'}`;
  const named = `${texts} of ${pages.join(', ')}`;
  const title = named.length <= 72 ? named : `${texts} of ${pages.length} pages`;
  const lines = (sign: string, text: string) => (text === '' ? [] : text.split('\n').map((line) => `${sign} ${line}`.trimEnd()));
  const paragraphs = changes.map(({ id, locale, before, after }) =>
    [`${id} (${locale})`, ...lines('-', before), ...lines('+', after)].join('\n'),
  );
  return `${[title, ...paragraphs].join('\n\n')}\n`;
}

/** Returns a name for commits if git has none: translators need not set up git. */
async function authorOf(root: string): Promise<Record<string, string>> {
  try {
    await git(root, ['var', 'GIT_COMMITTER_IDENT']);
    return {};
  } catch {
    const [name, email] = ['Desk', 'desk@localhost'];
    return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
  }
}

/** Pushes a branch. Returns a sentence if there is a remote and the push fails. */
async function push(root: string, branch: string): Promise<string | undefined> {
  if ((await remoteUrl(root)) === undefined) return undefined;
  try {
    await git(root, ['push', '--quiet', remote, `refs/heads/${branch}:refs/heads/${branch}`], { timeoutMs: pushTimeoutMs });
    return undefined;
  } catch (error) {
    const { stderr = '', killed } = error as { readonly stderr?: Buffer | string; readonly killed?: boolean };
    const [reason = 'no answer'] = String(stderr).match(/(?:fatal|error|ERROR|remote): .*/) ?? [];
    return `The branch was not pushed (${killed ? `no answer within ${pushTimeoutMs / 1000} seconds` : reason}); run git push ${remote} ${branch}.`;
  }
}

async function remoteUrl(root: string): Promise<string | undefined> {
  try {
    return (await git(root, ['remote', 'get-url', remote])).trim();
  } catch {
    return undefined;
  }
}

/** Returns the address at which the remote compares a branch with its main branch; undefined without a known remote. */
async function compareAddressOf(root: string, branch: string): Promise<string | undefined> {
  const url = await remoteUrl(root);
  const page = url === undefined ? undefined : pageOf(url);
  if (page === undefined) return undefined;
  return compareAddress(page, await mainBranch(root), branch);
}

/** Returns the address of the repository's page; undefined without a remote that has one. */
export async function repositoryPage(root: string): Promise<string | undefined> {
  const url = await remoteUrl(root);
  return url === undefined ? undefined : pageOf(url);
}

async function mainBranch(root: string): Promise<string> {
  try {
    return (await git(root, ['symbolic-ref', '--short', `refs/remotes/${remote}/HEAD`])).trim().slice(remote.length + 1);
  } catch {
    return (await git(root, ['rev-parse', '--abbrev-ref', 'HEAD'])).trim();
  }
}

/** Returns the page of a repository, without a password of its address: `https://github.com/owner/name`. */
export function pageOf(url: string): string | undefined {
  const [, host, path] = /^(?:(?:https?|ssh|git):\/\/(?:[^@/]*@)?|[^@/:]+@)([\w.-]+)(?::\d+(?=\/))?[/:](.+?)(?:\.git)?\/?$/.exec(url) ?? [];
  return host === undefined || path === undefined ? undefined : `https://${host}/${path}`;
}

/** Returns the address of a comparison; undefined for an unknown host. */
export function compareAddress(page: string, base: string, branch: string): string | undefined {
  const { host } = new URL(page);
  if (host.includes('gitlab')) return `${page}/-/compare/${base}...${branch}`;
  if (host.includes('bitbucket')) return `${page}/branches/compare/${encodeURIComponent(branch)}..${encodeURIComponent(base)}`;
  if (/github|codeberg|gitea|forgejo/.test(host)) return `${page}/compare/${base}...${branch}`;
  return undefined;
}
