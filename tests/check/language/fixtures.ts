import type { Fixtures, GivenText } from '../fixtures.ts';

const fixtures: Fixtures<GivenText> = {
  good: [
    { text: 'Rent per square metre', locale: 'en' },
    { text: 'Nous aidons les enseignes à ouvrir leurs magasins.' },
    { text: 'We help brands open their stores.', locale: 'en' },
    { text: 'L’offre [en: Our very own market entry facilitator] est pour vous.' },
    { text: 'Contact' },
    { text: 'Articles & insights : bail, comptes magasin, terrain' },
    { text: 'Beauty salons and nail bars', locale: 'en' },
  ],
  bad: [
    [{ text: 'We help brands open their stores.' }, { found: 'a sentence in English: “We help brands open their stores.”', locale: 'fr' }],
    [
      { text: 'We help brands. Nous aidons les enseignes à ouvrir.', locale: 'en' },
      { found: 'a sentence in French: “Nous aidons les enseignes à ouvrir.”' },
    ],
    [{ text: 'Wir helfen Marken, ihre Läden zu eröffnen.', locale: 'en' }, { found: 'a sentence in German' }],
    [{ text: 'Ayudamos a las marcas a abrir sus tiendas.' }, { found: 'a sentence in Spanish' }],
  ],
};

export default fixtures;
