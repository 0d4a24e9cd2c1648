/** Keys that the schema names whole, `'common.form.sending'`: fixed wordings, excuses limited to some texts. */
import { join } from 'node:path';
import { SyntaxKind } from 'ts-morph';
import { quote } from '../../codegen/emit/text.ts';
import { destinationOf } from '../../codegen/renames.ts';
import { filesBelow } from '../../lib/paths.ts';
import type { Sources } from '../sources.ts';
import { inPlaceOf, type Splice } from './splices.ts';

/** The edits that rename them, but for the ledger of renames itself. */
export function editsOfWholeKeys(sources: Sources, renames: readonly (readonly [from: string, to: string])[]): Splice[] {
  const renamed = Object.fromEntries(renames);
  return filesBelow(join(sources.root, 'schema'))
    .filter((path) => path.endsWith('.ts') && path !== 'renamed.ts')
    .flatMap((path) => sources.file(`schema/${path}`).getDescendantsOfKind(SyntaxKind.StringLiteral))
    .flatMap((literal) => {
      const key = literal.getLiteralValue();
      const destination = key.includes('.') ? destinationOf(key, renamed) : undefined;
      return destination ? [inPlaceOf(literal, quote(destination.key))] : [];
    });
}
