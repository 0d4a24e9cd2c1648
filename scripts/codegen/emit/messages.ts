/** `generated/messages.ts`: what each message file must hold, and the proof that it does. */
import type { SiteModel } from '../model.ts';
import { fileType } from './interfaces.ts';

export function emitMessages(site: SiteModel): string {
  const locales = site.languages.map(({ locale }) => locale).sort();
  const imports = site.bundles.flatMap(({ id, typeName }) =>
    locales.map((locale) => `import type ${locale}${typeName} from './messages/${locale}/${id}.json';`),
  );
  const interfaces = site.bundles.map(
    ({ id, typeName, content }) =>
      `/** The texts of \`messages/<locale>/${id}.json\`. */\nexport interface ${typeName}Messages ${fileType(content)}\n`,
  );
  const proofs = site.bundles.flatMap(({ typeName }) =>
    locales.map((locale) => `export type ${locale}${typeName}IsComplete = Complete<${typeName}Messages, typeof ${locale}${typeName}>;`),
  );
  return `${imports.join('\n')}

/** Fails compilation, naming the key, when a message file lacks a text that its content type asks for. */
type Complete<Expected, Actual extends Expected> = Actual;

${interfaces.join('\n')}
${proofs.join('\n')}
`;
}
