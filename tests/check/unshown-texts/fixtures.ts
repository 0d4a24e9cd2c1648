import { withTexts } from '../changed.ts';
import type { Fixtures, GivenProject, GivenSite } from '../fixtures.ts';
import { prose } from '../prose.ts';

/** A page with three texts of its own, two entities of a collection, one text that pages share, one for other firms, and a list of an entity with a page. */
const project: GivenProject = withTexts((own) => {
  const keys = ['clients.hero.title', 'clients.hero.lead', 'clients.label', 'sectors.beauty.card.title', 'sectors.beauty.card.examples.1'];
  const wanted = new Set([
    ...keys,
    'sectors.fashion.card.title',
    'sectors.fashion.card.examples.1',
    'common.newTab',
    'common.footer.draft',
    'law.approved',
    'studies.concept-creation.story.results.1',
    'studies.concept-creation.story.results.2',
  ]);
  const written: Readonly<Record<string, string>> = {
    'clients.hero.title': 'À chaque métier *sa façon*',
    'clients.hero.lead':
      '- [Ici](https://a.fr), dit-il\n- fin\n\n{figure catchment}\n\nDepuis {experienceYears} ans, le [en: retail] : « oui »',
    'clients.label': 'Métiers & co',
    'sectors.beauty.card.title': 'Beauté',
    'sectors.fashion.card.title': 'Mode',
    'sectors.beauty.card.examples.1': 'Un parfumeur',
    'sectors.fashion.card.examples.1': 'Un tailleur',
    'common.newTab': 'nouvel onglet',
    'common.footer.draft': 'Ici : {count, plural, one {# page} other {# grandes pages}}',
    'studies.concept-creation.story.results.1': 'Un constat',
    'studies.concept-creation.story.results.2': 'Un autre',
    // Read where the identity has a counsel, which this one has not.
    'law.approved': 'Approuvé par {counsel}',
  };
  const nameOf = ({ bundle, key }: (typeof own)[number]) => [bundle, ...key].join('.');
  const texts = own.filter((text) => text.locale === 'fr' && wanted.has(nameOf(text)));
  const metaOf = (text: (typeof own)[number]) => (nameOf(text) === 'clients.hero.lead' ? { ...text.meta, ...prose } : text.meta);
  return texts.map((text) => ({ ...text, meta: metaOf(text), text: written[nameOf(text)] ?? '' }));
});

const hero =
  '<h1>À chaque métier <em>sa façon</em></h1><li><a>Ici<span> (onglet)</span></a>, dit-il</li><li>fin</li><p>Depuis 20 ans, le <span lang="en">retail</span>\u00a0: «\u00a0oui\u00a0»</p>';
const label = '<a title="Métiers &amp; co" href="/clients">x</a>';
const cards = '<h3>Beauté</h3><h3>Mode</h3>';
const home =
  '<p data-texts="{&quot;newTab&quot;:&quot;nouvel onglet&quot;}"></p><li>Un parfumeur</li><li>Un tailleur</li><li>Un constat</li><li>Un autre</li><p>Ici : 7 grandes pages</p>';

const site = (body: string, first = home, files: Readonly<Record<string, string>> = {}): GivenSite => ({
  pages: { '/': first, '/clients': body },
  files,
});

export default {
  project,
  good: [
    site(hero + label + cards),
    site(hero + cards, home + label),
    // A page about one entity shows a part of a list.
    { pages: { '/': home, '/clients': hero + label + cards, '/case-studies/creation-de-concept': '<p>Un constat</p>' }, files: {} },
    site(`${hero}${label}<img src="/a.svg" alt="">`, home, { '/a.svg': '<svg><text>Beauté</text><text>Mo<tspan>de</tspan></text></svg>' }),
  ],
  bad: [
    [
      site(`<h1>À chaque métier</h1>${label}${cards}`),
      { found: '“À chaque métier *sa façon*”, missing from /clients', where: 'generated/messages/fr/clients.json', page: 'clients' },
      { found: '- [Ici](https://a.fr)' },
    ],
    [site(`${hero}${label}<h3>Beauté</h3>`), { found: '“Mode”, missing from /clients', where: 'generated/messages/fr/sectors.json' }],
    [site(hero + label + cards, `${home}`.replace('Un tailleur', '')), { found: '“Un tailleur”, missing from all pages in fr' }],
    [
      site(hero + label + cards, home.replace('nouvel onglet', '')),
      { found: '“nouvel onglet”, missing from all pages in fr', locale: 'fr' },
    ],
    [
      site(hero + label + cards, home.replace('Ici : 7 grandes pages', '')),
      { found: '“Ici : {count, plural, one {# page} other {# grandes pages}}”, missing from all pages in fr' },
    ],
  ],
} satisfies Fixtures<GivenSite>;
