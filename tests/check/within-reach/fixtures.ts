import type { Fixtures, GivenPage } from '../fixtures.ts';

const document = (viewport: string) =>
  `<!DOCTYPE html><html lang="fr"><head><meta name="viewport" content="${viewport}"></head><body><main></main></body></html>`;

export default {
  good: [
    { html: document('width=device-width, initial-scale=1') },
    { html: document('width=device-width, maximum-scale=10') },
    { html: '<main id="content" tabindex="-1"><section tabindex="0"><p>tabindex="3"</p></section></main>' },
  ],
  bad: [
    [{ html: document('width=device-width, user-scalable=no') }, { found: 'cannot be enlarged: user-scalable=no' }],
    [{ html: document('width=device-width, maximum-scale=1') }, { found: 'maximum-scale=1' }],
    [{ html: '<main inert><p>Texte</p></main>' }, { found: 'inert or hidden' }],
    [{ html: '<main aria-hidden="true"></main>' }, { found: 'inert or hidden' }],
    [{ html: '<main><a href="/contact" tabindex="5">Nous écrire</a></main>' }, { found: 'tabindex="5"' }],
  ],
} satisfies Fixtures<GivenPage>;
