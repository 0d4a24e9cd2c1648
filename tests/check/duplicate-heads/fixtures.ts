import type { Fixtures, GivenSite } from '../fixtures.ts';

const page = (title: string, description: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title><meta name="description" content="${description}"></head></html>`;

export default {
  good: [
    { pages: { '/contact': page('A', 'a'), '/clients': page('B', 'b') } },
    { pages: { '/contact': '', '/clients': page('B', '') } },
    { pages: { '/contact': page('Contact', 'a'), '/en/contact': page('Contact', 'a') } },
  ],
  bad: [
    [
      { pages: { '/contact': page('A', 'a'), '/clients': page(' a', 'b') } },
      {
        found: 'the title of /contact',
        where: 'dist/client/clients.html',
        page: 'clients',
        wayOut: 'write meta.title anew, in generated/messages/fr/clients.json',
      },
    ],
    [
      { pages: { '/en/contact': page('A', 'a'), '/en/clients': page('B', 'a') } },
      { found: 'the description of /en/contact', locale: 'en' },
    ],
  ],
} satisfies Fixtures<GivenSite>;
