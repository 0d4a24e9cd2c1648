/** The database stays shut: tables behind row-level security, functions with a search path of their own, nothing granted to visitors. */
import { placesIn } from '../../../lib/lines.ts';
import type { CodeRule, Located } from '../../rule.ts';
import type { Source } from '../../sources.ts';

export const sqlAccess: CodeRule = {
  name: 'sql-access',
  looksAt: 'code',
  explain: `A migration that leaves a table without row-level security, turns it off or gives it a policy; that grants something to anon, authenticated or public;
or that makes a function whose search path its caller sets. Or one whose file has no number of its own. The key of the site is public: what the API may reach, anybody may.

  grant select on contact.messages to anon   found:   a grant to anon
                                             way out: take it out; only the function, as the owner, reads the outbox`,
  check({ sources }) {
    const migrations = sources.filter(({ file }) => /^supabase\/migrations\/.*\.sql$/.test(file));
    const all = migrations.map(({ text }) => codeOf(text)).join('\n');
    return [...migrations.flatMap(outOfOrder), ...migrations.flatMap((source) => wrongIn(source, all))];
  },
};

/** The number of a migration is its place in the order, and its name in the list of those that a database has had. A file without one is silently left out. */
function outOfOrder({ file }: Source, _: number, migrations: readonly Source[]): Located[] {
  const numberOf = (path: string) => /\/(\d{14})_\w+\.sql$/.exec(path)?.[1];
  const number = numberOf(file);
  const twin = migrations.find((other) => other.file !== file && numberOf(other.file) === number);
  if (number !== undefined && !twin) return [];
  return [
    {
      where: file,
      found: number === undefined ? 'a migration without a number' : `the number of ${twin?.file}`,
      expected: 'fourteen digits of its own before its name: 20261121000001_contact.sql',
      wayOut: 'rename the file; npx supabase migration new <name> gives it the time as its number',
    },
  ];
}

/** Comments and texts speak of grants without being any. */
const codeOf = (sql: string) => sql.replace(/--[^\n]*|'(?:[^']|'')*'/g, (part) => (part === "''" ? part : part.replace(/[^\n]/g, ' ')));

function wrongIn({ file, text }: Source, all: string): Located[] {
  const code = codeOf(text);
  const placeOf = placesIn(text);
  const find = (form: RegExp) => [...code.matchAll(form)];
  const tell = (index: number, found: string, expected: string): Located => ({
    where: file,
    ...placeOf(index),
    found,
    expected,
    wayOut: 'correct the migration, or write one that puts it right',
  });
  return [
    ...find(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/gi)
      .filter(
        ([, name = '']) =>
          !new RegExp(`alter\\s+table\\s+${name.replace('.', '\\.')}\\s+enable\\s+row\\s+level\\s+security`, 'i').test(all),
      )
      .map(({ index, 1: name }) =>
        tell(index, `the table ${name} without row-level security`, `alter table ${name} enable row level security`),
      ),
    ...find(/\b(?:disable|no\s+force)\s+row\s+level\s+security/gi).map(({ index, 0: found }) => tell(index, found, 'row-level security')),
    ...find(/\bcreate\s+policy\s+\S+/gi).map(({ index, 0: found }) => tell(index, found, 'no policy: only the owner reaches the tables')),
    ...find(/\bgrant\b[^;]*?\bto\b[^;]*?\b(anon|authenticated|public)\b/gi).map(({ index, 1: role }) =>
      tell(index, `a grant to ${role}`, 'nothing for those who hold the public key'),
    ),
    ...find(/\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\s+([\w.]+)/gi)
      .filter(
        ({ index }) =>
          !/set\s+search_path\s*=\s*''/i.test(code.slice(index, index + 2000).split(/\bas\s+\$|\breturn\b|\bbegin\b/i)[0] ?? ''),
      )
      .map(({ index, 1: name }) => tell(index, `the function ${name} without a search path of its own`, "set search_path = ''")),
  ];
}
