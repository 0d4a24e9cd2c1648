/** `npm run new -- page <id>`: adds an entry, a content type and a component. */
import { pageFile } from '#schema/site/page-file.ts';
import { quote } from '../model/typescript.ts';
import { camel, checkPageId, kebab, refuse } from './names.ts';
import { addMenuItem, missingSlugs, readSlugProperties, refuseMissing, type Scaffold } from './options.ts';
import { checkFree, pageEntry, placeFor, treeFile, treeObject } from './page-tree.ts';
import { addProperty } from './sources.ts';

export const page: Scaffold = {
  options: ['slug', 'locales', 'parent', 'menu'],
  plan(input) {
    const { sources, id, where, one } = input;
    checkPageId(id, where);
    checkFree(sources, id, where);
    const parent = one('parent');
    if (parent !== undefined) pageEntry(sources, parent, where, 'parent');
    refuseMissing(input, [missingSlugs(input)]);
    const slugs = readSlugProperties(input);
    const files = { content: `schema/content/${kebab(id)}.ts`, component: `${pageFile(id)}.page.server.tsx` };
    for (const file of Object.values(files))
      if (sources.has(file)) refuse(where, `${file}, which exists`, 'no such file', `move ${file} away, or choose another id`);

    const content = `${camel(id)}Content`;
    const entry = ['page({', ...(parent === undefined ? [] : [`parent: ${quote(parent)},`]), ...slugs, `content: ${content},`, '})'];
    addProperty(treeObject(sources), id, entry.join('\n'), placeFor(sources, parent));
    sources.file(treeFile).addImportDeclaration({ namedImports: [content], moduleSpecifier: `./content/${kebab(id)}.ts` });
    const next = [`Edit the content type in ${files.content} and the component in ${files.component}.`, ...addMenuItem(id, input)];
    return { changes: { ...sources.edited(), [files.content]: contentOf(id, content), [files.component]: componentOf(id) }, next };
  },
};

const contentOf = (id: string, name: string) => `/** The content of the page "${id}". */
import { z } from 'zod';
import { text } from '../language/define.ts';
import { prose } from '../language/prose.ts';
import { hero } from './shared.ts';

export const ${name} = z.object({
  hero,
  body: z.object({ title: text(), text: prose({ min: 1, max: 12 }) }),
});
`;

const componentOf = (id: string) => `/** The page "${id}". */
import { useContent } from '#renderer/page.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { Prose } from '#renderer/ui/prose.tsx';
import { Section } from '#renderer/ui/section.tsx';

export function Page() {
  const { hero, body } = useContent(${quote(id)});
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      <Section title={body.title}>
        <Prose blocks={body.text} />
      </Section>
    </>
  );
}
`;
