/** `generated/content.ts`: the content types as components receive them. */
import { meaningOf } from '../../../schema/define.ts';
import type { SiteModel } from '../model.ts';
import { contentTypeOf } from './interfaces.ts';
import { byKey, propertyName } from './text.ts';

export function emitContent(site: SiteModel): string {
  const named = new Map<string, string>();
  // A collection is received through the pages that show a view of it.
  const received = site.bundles.filter(({ content }) => meaningOf(content)?.kind !== 'collection');
  const bundles = received.map(({ id, typeName, content }) => ({ id, typeName, type: contentTypeOf(content, named) }));
  const types = byKey([...named]).map(([name, type]) => `export interface ${name} ${type}\n`);
  const contents = bundles.map(({ typeName, type }) => `export interface ${typeName}Content ${type}\n`);
  const index = bundles.map(({ id, typeName }) => `  readonly ${propertyName(id)}: ${typeName}Content;`);
  const hasLinks = /\bLink\b/.test(types.join('') + contents.join(''));
  return `${hasLinks ? "import type { Link } from '../schema/link.ts';\n\n" : ''}/** A text with placeholders that its component fills: see \`fill\` in the renderer. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

${[...types, ...contents].join('\n')}
/** The content of every bundle, by id. */
export interface Contents {
${index.join('\n')}
}

export type BundleId = keyof Contents;
`;
}
