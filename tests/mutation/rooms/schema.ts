/** Faults in the schema: a folder with the schema as it is with them, loaded for real, and everything that codegen would make of it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { placed } from '../../../scripts/check/place.ts';
import { readProject, withGenerated } from '../../../scripts/check/project.ts';
import { rules } from '../../../scripts/check/registry.ts';
import { lookAtProject } from '../../../scripts/check/run.ts';
import { generate } from '../../../scripts/codegen/generate.ts';
import { filesBelow } from '../../../scripts/lib/paths.ts';
import { type Problem, ProblemsError } from '../../../scripts/lib/problem.ts';
import type { Fault } from '../fault.ts';
import type { Ground } from '../ground.ts';

/** The language that schemas are written in remembers what nodes mean: there is one of it, whoever reads them. */
const language = ['define', 'nodes', 'link', 'collection', 'compose', 'typeset', 'placeholders', 'language-marks', 'site'];

/** Of the rules on code, those that compare it with the schema; of those of a release, the one on what the schema holds. */
const others = ['components', 'unread-content', 'sql-bounds', 'fictional-links'];

const looking = rules.filter(({ looksAt, name }) => looksAt === 'schema' || others.includes(name));

export async function lookAtSchema(ground: Ground, { edits }: Fault): Promise<readonly Problem[]> {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(join('.cache', 'fault-'));
  try {
    writeSchema(root, edits);
    return await look(root, ground, edits);
  } finally {
    rmSync(root, { recursive: true });
  }
}

function writeSchema(root: string, edits: Fault['edits']): void {
  const edited = new Map(edits.map(({ file, content }) => [file, content]));
  for (const name of filesBelow('schema')) {
    const [file, path] = [`schema/${name}`, join(root, 'schema', name)];
    mkdirSync(dirname(path), { recursive: true });
    const content = edited.get(file);
    if (content !== undefined) writeFileSync(path, content);
    else if (edited.has(file)) continue;
    else if (language.includes(name.slice(0, -3))) symlinkSync(resolve(file), path);
    else cpSync(file, path);
  }
  mkdirSync(join(root, 'supabase/functions'), { recursive: true });
  symlinkSync(resolve('generated'), join(root, 'generated'));
  symlinkSync(resolve('supabase/functions/_shared'), join(root, 'supabase/functions/_shared'));
}

async function look(root: string, { code }: Ground, edits: Fault['edits']): Promise<readonly Problem[]> {
  const edited = new Map(edits.map(({ file, content }) => [file, content?.toString() ?? '']));
  try {
    const project = await readProject(resolve(root), {});
    const { files, unfinished } = generate(project.schema, project.generated);
    const sources = code.sources.map((source) => (edited.has(source.file) ? { ...source, text: edited.get(source.file) ?? '' } : source));
    const found = lookAtProject(looking, withGenerated(project, { ...project.generated, ...files }), { sources });
    return [...(await placed(resolve(root), unfinished.map(byCodegen))), ...(await placed(resolve(root), found))];
  } catch (error) {
    if (error instanceof ProblemsError) return placed(resolve(root), error.problems.map(byCodegen));
    throw error;
  }
}

const byCodegen = (problem: Problem): Problem => ({ ...problem, rule: 'codegen' });
