/** Emits `generated/content.ts`: the content types as components receive them. */
import { metaOf } from '../../../schema/language/define.ts';
import { children } from '../../../schema/language/nodes.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { propertyName } from '../../model/typescript.ts';
import { contentTypes, declarations, interfacesOf, type Named } from './interfaces.ts';

export function emitContent(site: SiteModel): string {
  const named: Named = new Map();
  // Components receive a collection through the views on their pages.
  const received = site.bundles.filter(({ content }) => metaOf(content)?.kind !== 'collection');
  const contents = interfacesOf({ ...site, bundles: received }, 'Content', (node) => contentTypes(children(node), named));
  const types = [...declarations(named), ...contents].join('\n');
  const index = received.map(({ id, typeName }) => `  readonly ${propertyName(id)}: ${typeName}Content;`);
  return `${importsOf(types)}/** A text with placeholders that its component fills: see \`fill\` in the renderer. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

/** An entity of a content type, with its id. */
export type Entry<Type, Id extends string> = Type & { readonly id: Id };

${types}
/** The content of every bundle, by id. */
export interface Contents {
${index.join('\n')}
}

export type BundleId = keyof Contents;
`;
}

/** Returns the imports of the types of the schema that the types use. */
function importsOf(types: string): string {
  const nodes = ['Inlines', 'Prose'].filter((name) => new RegExp(`\\b${name}\\b`).test(types));
  const imports = [
    ...(nodes.length > 0 ? [`import type { ${nodes.join(', ')} } from '../schema/language/inline.ts';\n`] : []),
    ...(/\bLink\b/.test(types) ? ["import type { Link } from '../schema/language/link.ts';\n"] : []),
  ];
  return imports.length === 0 ? '' : `${imports.join('')}\n`;
}
