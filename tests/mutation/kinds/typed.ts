/** Texts, names and addresses that are typed into components. */
import type { Kind } from '../fault.ts';
import { swapOne } from '../pages.ts';
import { components, shownKind, sourceKind } from '../sources.ts';

const words = [
  'Nos bureaux',
  'Prendre rendez-vous',
  'Découvrez notre méthode',
  'Read the case study',
  'Opening hours',
  'Contactez-nous dès aujourd’hui',
];
const paths = [
  '/contact',
  '/a-propos',
  '/en/about',
  '/nos-solutions#hotline',
  'a-propos',
  './contact',
  '../blog',
  '/contact?sujet=bail',
  'contact.html',
];

export const typedKinds: readonly Kind[] = [
  shownKind('number-typed', ['typed-text'], 3, (random) => random.pick(['<strong>35</strong>', '<b>+35 %</b>', '<p>1 500 €</p>'])),
  shownKind('mailbox-typed', ['raw-href'], 3, (random) =>
    random.pick([
      '<a href="mailto:contact@trame-retail.example">{title}</a>',
      '<a href="tel:+33100000000">{title}</a>',
      "<a href={'sms:+33100000000'}>{title}</a>",
    ]),
  ),
  shownKind('text-typed', ['typed-text'], 8, (random) =>
    random.pick([
      (text: string) => text,
      (text: string) => `{'${text.replace("'", "\\'")}'}`,
      (text: string) => `{\`${text}\`}`,
      (text: string) => `<strong>${text}</strong>`,
    ])(random.pick(words)),
  ),
  shownKind('text-typed-in-a-choice', ['typed-text'], 4, (random) =>
    random.pick([
      (text: string) => `{isOpen ? '${text}' : ''}`,
      (text: string) => `{isOpen && '${text}'}`,
      (text: string) => `{title ?? '${text}'}`,
      (text: string) => `{'${text} ' + title}`,
    ])(random.pick(words)),
  ),
  shownKind('name-typed', ['typed-text'], 8, (random) => {
    const text = random.pick(words);
    return random.pick([
      `<button type="button" aria-label="${text}" />`,
      `<input placeholder="${text}" />`,
      `<img src={url} alt="${text}" />`,
      `<span title="${text}" />`,
      `<nav aria-label={'${text}'} />`,
      `<svg role="img" aria-label={\`${text}\`} />`,
      `<Hero title="${text}" lead={lead} />`,
      `<Figure caption={isOpen ? '${text}' : undefined} />`,
    ]);
  }),
  sourceKind('code', 'text-typed-as-a-constant', ['typed-text'], 5, components, (text, random) => {
    const said = random.pick(words);
    const [declared, shown] = random.pick([
      [`const notice = '${said}';`, '{notice}'],
      [`const notices = ['${said}', 'Horaires'];`, '{notices.map((each) => <li key={each}>{each}</li>)}'],
      [`const notices = { fr: '${said}', en: 'Hours' };`, '{notices[locale]}'],
      [`const notice = { label: '${said}' };`, '<Item {...notice} />'],
    ] as const);
    return swapOne(text, /<(?:section|div|ul|p)(?: className="[^"]*")?>/, random, ([whole]) => `${whole}${shown}`)?.concat(
      `\n${declared}\n`,
    );
  }),
  sourceKind(
    'code',
    'text-typed-in-a-script',
    ['typed-text'],
    4,
    /^renderer\/behaviour\/.*\.ts$/,
    (text, random) =>
      `${text}\n${random.pick([`element.textContent = '${random.pick(words)}';`, `button.setAttribute('aria-label', '${random.pick(words)}');`, `alert('${random.pick(words)}');`, `Object.assign(link, { title: '${random.pick(words)}' });`, `document.body.append(document.createTextNode('${random.pick(words)}'));`])}\n`,
  ),
  sourceKind(
    'code',
    'text-typed-in-styles',
    ['typed-text'],
    3,
    /^renderer\/styles\/.*\.css$/,
    (text, random) => `${text}\n.new::after { content: "${random.pick(words)}"; }\n`,
  ),
  shownKind('address-typed', ['raw-href'], 8, (random) => {
    const path = random.pick(paths);
    return random.pick([
      `<a href="${path}">{title}</a>`,
      `<a href={'${path}'}>{title}</a>`,
      `<a href={isOpen ? '${path}' : other}>{title}</a>`,
      `<form action="${path}" />`,
      `<PageLink href={\`${path}\`}>{title}</PageLink>`,
    ]);
  }),
  shownKind(
    'address-typed-with-the-origin',
    ['raw-href'],
    4,
    (random, { project }) =>
      `<a href=${random.pick([`"${project.schema.origin}/contact"`, `{\`${project.schema.origin}/\${slug}\`}`, `{\`\${identity.origin}/contact\`}`])}>{title}</a>`,
  ),
  sourceKind(
    'code',
    'address-in-a-script',
    ['raw-href'],
    4,
    /^renderer\/(?:behaviour|islands)\/.*\.tsx?$/,
    (text, random) =>
      `${text}\n${random.pick([`location.href = '/contact';`, `location.assign('/en/about');`, `window.open('/blog');`, `history.pushState(null, '', '/contact');`, `link.href = '/a-propos';`, `window.location.replace('/');`])}\n`,
  ),
];
