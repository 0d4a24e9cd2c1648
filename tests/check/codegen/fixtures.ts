import type { Fixtures, GivenProject } from '../fixtures.ts';

/** Returns a project with one changed file. */
const withFile =
  (file: string, change: (text: string) => string): GivenProject =>
  (project) => ({ ...project, generated: { ...project.generated, [file]: change(project.generated[file] ?? '') } });

export default {
  good: [(project) => project],
  bad: [
    [
      (project) => ({ ...project, schema: { ...project.schema, origin: 'https://www.comptoir.fr' } }),
      { where: 'generated/public/robots.txt', found: 'a stale generated file' },
      { where: 'generated/public/sitemap.xml', found: 'a stale generated file' },
    ],
    [
      withFile('generated/routes.ts', (text) => `${text}\n`),
      { where: 'generated/routes.ts', found: 'a generated file that was edited by hand' },
    ],
    [
      withFile('generated/messages/en/about.json', (text) => text.replace('"title": "', '"title": "{nope} ')),
      { where: 'generated/messages/en/about.json', found: 'the placeholder {nope}' },
    ],
    [
      withFile('generated/messages/en/about.json', (text) => text.replace(/("label": )".*"/, '$1null')),
      { where: 'generated/messages/en/about.json', found: 'no text', wayOut: 'write the message "label"' },
      // Its comments show the first words of each text.
      { where: 'generated/content.ts', found: 'a stale generated file' },
    ],
    [
      withFile('generated/messages/en/about.json', (text) => text.replace(/\n *"label": ".*",/, '')),
      { where: 'generated/messages/en/about.json', found: 'no text' },
      { where: 'generated/content.ts', found: 'a stale generated file' },
      { where: 'generated/messages/en/about.json', found: 'a stale generated file' },
    ],
  ],
} satisfies Fixtures<GivenProject>;
