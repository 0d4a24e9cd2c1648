/** The base project of the golden cases, for export and import. */
import { cpSync, rmSync } from 'node:fs';
import type { Files } from '../../../scripts/model/generated-files.ts';
import { planAck } from '../../../scripts/translate/ack.ts';
import { type Format, printUnits } from '../../../scripts/translate/export.ts';
import { planImport } from '../../../scripts/translate/import.ts';
import type { Pictures } from '../../../scripts/translate/pictures.ts';
import { readSiteFiles, type SiteFiles } from '../../../scripts/translate/project.ts';
import { type State, states, unitsIn } from '../../../scripts/translate/unit.ts';
import { temporaryFolder } from '../../codegen/project.ts';

export const french = 'generated/messages/fr/home.json';
export const english = 'generated/messages/en/home.json';

/** Creates a copy on disk, which the caller removes. */
export function makeCopy(): { readonly root: string; readonly remove: () => void } {
  const root = temporaryFolder('translate');
  cpSync('tests/codegen/base', root, { recursive: true });
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/** Returns the project with every translation confirmed. */
export async function checkedProject(): Promise<SiteFiles> {
  const project = await readSiteFiles('tests/codegen/base');
  return withSteps(project, planAck(project, undefined, undefined).steps);
}

/** Returns the project with texts of a file replaced, in order. */
export function edited(project: SiteFiles, path: string, ...pairs: readonly (readonly [from: string, to: string])[]): SiteFiles {
  let text = project.files[path] ?? '';
  for (const [from, to] of pairs) {
    if (!text.includes(from)) throw new Error(`no ${from} in ${text}`);
    text = text.replace(from, () => to);
  }
  return { ...project, files: { ...project.files, [path]: text } };
}

export function exported(project: SiteFiles, format: Format, only: readonly State[] = states, pictures?: Pictures): string {
  const units = unitsIn(project, 'en').filter(({ source, state }) => source !== '' && only.includes(state));
  return printUnits(project, units, format, 'en', pictures);
}

/** Returns the plan of an import, and the project after the import. */
export function imported(project: SiteFiles, text: string, name = 'en.txt') {
  const plan = planImport(project, name, text);
  return { ...plan, after: withSteps(project, plan.steps) };
}

export function withSteps(
  { site, files }: SiteFiles,
  steps: readonly { readonly path: string; readonly text: string | undefined }[],
): SiteFiles {
  const written = Object.fromEntries(steps.map(({ path, text }) => [path, text ?? '']));
  return { site, files: { ...files, ...written } satisfies Files };
}

/** Returns the states of the units whose key begins with `prefix`. */
export function statesOf(project: SiteFiles, prefix: string): State[] {
  return unitsIn(project, 'en').flatMap(({ id, state }) => (id.startsWith(prefix) ? [state] : []));
}

/** Replaces cells of one text in an exported file. */
export function withCells(
  text: string,
  key: string,
  cells: { readonly source?: string; readonly target?: string; readonly state?: string },
): string {
  const { source, target, state } = cells;
  if (text.startsWith('<')) {
    return within(text, `name="${key}">`, '</unit>', (unit) => {
      const [from = '', to = ''] = [/<source>(.*?)<\/source>/s, /<target>(.*?)<\/target>/s].map((pattern) => pattern.exec(unit)?.[1]);
      // Translation tools change the state of a segment with its text.
      const written = state ?? (target === undefined ? undefined : 'done');
      const withState =
        written === undefined ? unit : unit.replace(/state="\w+"/, `state="${written === 'done' ? 'reviewed' : 'initial'}"`);
      const segment = `<source>${source ?? from}</source>\n        <target>${target ?? to}</target>\n      </segment>`;
      return withState.replace(/<source>.*<\/segment>/s, () => segment);
    });
  }
  return within(text, `"${key}",`, '\r\n', (row) => {
    const [locale, from, to, before, ...rest] = row.split('","');
    return [locale, source ?? from, target ?? to, state ?? before, ...rest].join('","');
  });
}

function within(text: string, open: string, close: string, edit: (part: string) => string): string {
  const from = text.indexOf(open) + open.length;
  const to = text.indexOf(close, from);
  if (from < open.length || to < 0) throw new Error(`no ${open} in ${text}`);
  return text.slice(0, from) + edit(text.slice(from, to)) + text.slice(to);
}
