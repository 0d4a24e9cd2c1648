import type { Fixtures, GivenCode } from '../fixtures.ts';

const component = (jsx: string, before = ''): GivenCode => ({
  'pages/about/about.page.server.tsx': `${before}export const Page = () => (\n${jsx}\n);\n`,
});
const script = (text: string): GivenCode => ({ 'renderer/behaviour/a.ts': text });
const style = (text: string): GivenCode => ({ 'renderer/styles/a.css': text });

export default {
  good: [
    ...[
      '<p className="text-ink">{content.title}</p>',
      '<p>{content.title} · + → {" "}</p>',
      '<svg viewBox="0 0 12 8" aria-hidden="true"><path d="M1 1h5" /></svg>',
      '<Section tone="deep" id={content.id} className={`col ${isWide ? "wide" : "narrow"}`} />',
      '<meta name="viewport" content="width=device-width" />',
      '<meta name="twitter:card" content="summary_large_image" />',
      '<p aria-label={content.label}>{fill(content.text, { name: "a" })}</p>',
      '<ul>{["a", "b"].map((id) => <li key={id}>{content.items[id]}</li>)}</ul>',
      '<p>{useContent("common").label}</p>',
      '<p>{count.toLocaleString(locale)}{new Intl.NumberFormat(locales[locale].tag).format(count)}</p>',
    ].map((jsx) => component(jsx)),
    script("element.textContent = words.sent; element.setAttribute('role', 'alert');"),
    style('a::before { content: ""; } b::after { content: "\\201C"; } c::after { content: "→"; }'),
    { 'scripts/a.ts': "element.textContent = 'Bonjour';" },
  ],
  bad: [
    [component('<p className="text-h3">35 %</p>'), { found: '“35 %”, typed into a component', line: 2 }],
    [component('<h2>\n  Nos bureaux\n</h2>'), { found: '“Nos bureaux”, typed into a component', line: 3, column: 3 }],
    ...[
      ["<p>{'Bonjour'}</p>", 'Bonjour'],
      ['<p>{`Bonjour ${name}`}</p>', 'Bonjour'],
      ["<p>{isOpen ? 'fermer' : content.open}</p>", 'fermer'],
      ["<p>{content.title ?? 'sans titre'}</p>", 'sans titre'],
      ["<p>{'depuis ' + year}</p>", 'depuis'],
      ["<p>{'bonjour'.toUpperCase() + 'Bonjour'.slice(1)}</p>", 'Bonjour'],
      ["<ul>{['Accueil'].map((each) => <li>{each}</li>)}</ul>", 'Accueil'],
      ['<svg aria-label="plan" />', 'plan'],
      ['<img src="/a.png" alt="une rue" />', 'une rue'],
      ["<input placeholder={'nom'} />", 'nom'],
      ['<a title="ouvrir" href={url}>{content.open}</a>', 'ouvrir'],
      ['<Dropdown id="menu" name="Les outils" />', 'Les outils'],
      ['<meta name="description" content="un cabinet" />', 'un cabinet'],
      ["<p dangerouslySetInnerHTML={{ __html: '<b>Bonjour</b> à tous' }} />", '<b>Bonjour</b> à tous'],
      ['<p>&copy; Trame</p>', 'Trame'],
    ].map(([jsx = '', found = '']) => [component(jsx), { found, line: 2 }] as const),
    [component('<h2>{title}</h2>', "const title = 'Bureaux';\n"), { found: 'Bureaux', line: 1, column: 15 }],
    [component('<h2>{words.title}</h2>', "const words = { title: 'Bureaux' };\n"), { found: 'Bureaux', line: 1 }],
    [component('<p>{words[locale]}</p>', "const words = { fr: 'bureaux', en: 'offices' };\n"), { found: 'bureaux' }, { found: 'offices' }],
    ...[
      "<p>{count.toLocaleString('en-GB')}</p>",
      "<p>{new Intl.NumberFormat('en-GB', { style: 'percent' }).format(share)}</p>",
      "<p>{day.toLocaleDateString(['en-GB', 'en'])}</p>",
    ].map((jsx) => [component(jsx), { found: 'the language “en-GB”, typed into a component', line: 2 }] as const),
    [
      component('<p>{euros.format(1)}</p>', "const tag = 'fr';\nconst euros = Intl.NumberFormat(tag);\n"),
      { found: 'the language “fr”', line: 1 },
    ],
    [script("element.textContent = 'envoyé';"), { found: 'envoyé' }],
    [script("const textContent = 'Sent';\nObject.assign(element, { textContent });"), { found: 'Sent', line: 1 }],
    [script("button.setAttribute('aria-label', 'fermer');"), { found: 'fermer' }],
    [script("alert('Erreur');"), { found: 'Erreur' }],
    [script("createElement('p', null, 'bonjour');"), { found: 'bonjour' }],
    [style('a::after { content: "Nouveau"; }'), { found: 'Nouveau', where: 'renderer/styles/a.css', column: 12 }],
  ],
} satisfies Fixtures<GivenCode>;
