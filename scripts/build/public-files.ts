/** Sitemap, robots and redirects, for the identity in force. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveIdentity } from '../../schema/site/identity.ts';
import { publicFiles } from '../codegen/generate.ts';
import { clientFolder } from '../lib/site-paths.ts';
import { buildModel } from '../model/build-model.ts';
import { loadSchema } from '../model/schema.ts';

/** Writes them to the root of the built site, with the origin that the environment gives. */
export async function writePublicFiles(): Promise<void> {
  const { origin } = resolveIdentity(process.env);
  const model = buildModel({ ...(await loadSchema(process.cwd())), origin });
  for (const [name, text] of Object.entries(publicFiles(model))) writeFileSync(join(clientFolder, name), text);
}
