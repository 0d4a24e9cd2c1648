/** Faults in the built site: the pages that they are in are read anew, all others are as they were read. */
import { ruleNames } from '../../../scripts/check/choose.ts';
import { rules } from '../../../scripts/check/registry.ts';
import { judgeExcuses, lookAtBuilt, lookAtPage } from '../../../scripts/check/run.ts';
import { type BuiltSite, readPage } from '../../../scripts/check/site/built-site.ts';
import { identityOf } from '../../../scripts/check/site/identity.ts';
import type { Problem } from '../../../scripts/lib/problem.ts';
import type { Fault } from '../fault.ts';
import type { Ground } from '../ground.ts';

/** It looks for dozens of forms in every byte: only what has changed can hold another. */
const byFile = 'secrets';

export function lookAtSite({ project, site, code }: Ground, { edits }: Fault): readonly Problem[] {
  const changed = new Map(
    edits.map(({ file, content }) => [file.slice(site.folder.length), content === undefined ? undefined : Buffer.from(content)]),
  );
  const files = new Map(site.files);
  const pages = new Map(site.pages);
  const found: Problem[] = [];
  for (const [path, bytes] of changed) {
    if (bytes === undefined) files.delete(path);
    else files.set(path, bytes.length);
  }
  for (const [path, summary] of site.pages) {
    const file = summary.file.slice(site.folder.length);
    if (!changed.has(file)) continue;
    const bytes = changed.get(file);
    if (bytes === undefined) {
      pages.delete(path);
      continue;
    }
    const page = readPage(summary.page, summary.locale, summary.file, bytes.toString(), identityOf(project).origin);
    found.push(...lookAtPage(rules, page, project));
    pages.set(path, page);
  }
  const read = (path: string) => changed.get(path) ?? site.read(path);
  const whole: BuiltSite = { folder: site.folder, pages, files, read };
  const part: BuiltSite = { ...whole, files: new Map([...files].filter(([path]) => changed.has(path))) };
  const others = rules.filter(({ name }) => name !== byFile);
  const own = rules.filter(({ name }) => name === byFile);
  const all = [...found, ...lookAtBuilt(others, whole, project), ...lookAtBuilt(own, part, project)];
  const ofSchema = { sources: code.sources.filter(({ file }) => file.startsWith('schema/')) };
  return judgeExcuses({ rules: [], known: ruleNames }, project, ofSchema, all).left;
}
