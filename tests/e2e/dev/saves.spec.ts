/**
 * `npm run dev`: what is saved is seen in the page that is open, without a hand on it; what is wrong is said over it, with file,
 * line and way out, and mended, the page is back.
 */
import { expect, type Page } from 'playwright/test';
import { isSoaking } from '../../support/soak.ts';
import { plainSpaces } from '../support/messages.ts';
import { type DevSite, heardBy, overlayOf, test } from './support/dev-site.ts';

interface Mistake {
  readonly title: string;
  /** Makes it; answers what mends it. */
  readonly make: (dev: DevSite) => () => void;
  /** What the overlay says: the file with its line, and what is wrong in it. */
  readonly says: readonly (string | RegExp)[];
}

const about = 'pages/about/about.page.server.tsx';
const messages = 'generated/messages/fr/about.json';
const hero = 'renderer/ui/hero.tsx';

/** `npm test` makes every third mistake: a syntax error, a missing page, a broken schema and a finding of a rule. */
const mistakes: readonly Mistake[] = [
  {
    title: 'a component that does not compile',
    make: ({ save }) => save(hero, '  return (', '  return (('),
    says: [/renderer\/ui\/hero\.tsx:\d+/, /Expected .*[)]/],
  },
  {
    title: 'a component that throws while it is rendered',
    make: ({ save }) => save(about, 'const { hero,', "if (Date.now() > 0) throw new Error('no such luck');\n  const { hero,"),
    says: [/pages\/about\/about\.page\.server\.tsx:\d+/, 'no such luck'],
  },
  {
    title: 'a component that was deleted',
    make: ({ remove }) => remove(hero),
    says: ['renderer/ui/hero.tsx'],
  },
  {
    title: 'the component of a page that was deleted',
    make: ({ remove }) => remove(about),
    // The finding replaces the renderer's own error.
    says: ['pages/about/about.page.server.tsx', 'no file', 'remove "about" from schema/pages.ts'],
  },
  {
    title: 'a message file that is no JSON',
    make: ({ save }) => save(messages, '"label": "À propos",', '"label": "À propos"'),
    says: [/generated\/messages\/fr\/about\.json:\d+/, 'no comma'],
  },
  {
    title: 'a text that was taken out',
    make: ({ save }) => save(messages, '  "label": "À propos",\n', ''),
    // The overlay adds a column, which Vite's links to the editor require.
    says: [/generated\/messages\/fr\/about\.json:\d+(?::1)? \(label\)/, 'no text', 'write the message "label"'],
  },
  {
    title: 'a schema that does not load',
    make: ({ save }) => save('schema/pages.ts', "slug: { fr: 'a-propos', en: 'about' }", "slug: { fr: 'a-propos', en: 'about' }}"),
    says: [/schema\/pages\.ts:\d+/, 'Expected'],
  },
  {
    title: 'a schema that codegen refuses',
    make: ({ save }) => save('schema/pages.ts', "slug: { fr: 'a-propos', en: 'about' }", "slug: { fr: 'contact', en: 'about' }"),
    says: [/schema\/pages\.ts:\d+/, 'path /contact in fr', 'change the slug'],
  },
  {
    title: 'a style sheet that does not compile',
    make: ({ save }) => save('renderer/styles/base.css', '@layer base {', '@layer base { h1 { @apply no-such-class; }'),
    says: ['renderer/styles', 'no-such-class'],
  },
  {
    title: 'words typed into a component, as a rule finds',
    make: ({ save }) => save(about, '<Section title={expertise.title}', '<p>Bonjour à tous</p>\n      <Section title={expertise.title}'),
    says: [/\[typed-text\] \S*pages\/about\/about\.page\.server\.tsx:\d+/, 'Bonjour à tous', 'way out'],
  },
];

// Many saves, one after the other, in one site.
test.describe.configure({ mode: 'serial' });

test('a form that is opened as soon as the first page is there comes alive, and keeps what is typed', async ({ dev, page }) => {
  const heard = heardBy(page);
  await page.goto(`${dev.url}/a-propos`, { waitUntil: 'commit' });
  await page.locator('.contact-button').click();
  const form = page.locator('[role=dialog] form');
  await form.locator('[name=firstName]').fill('Ada');
  // React says so; its packages are made ready after the first page.
  await expect(form).toHaveAttribute('novalidate');
  await expect(form.locator('[name=firstName]')).toHaveValue('Ada');
  expect(heard).not.toContain('full-reload');
});

test('a saved component, message, style and schema arrive in the open page', async ({ dev, page }) => {
  const heard = heardBy(page);
  await page.goto(`${dev.url}/a-propos`);
  const heading = page.locator('h1');
  const words = plainSpaces(await heading.innerText()).slice(0, 12);

  await test.step('component', async () => {
    const undo = dev.save('renderer/ui/hero.tsx', '<h1', '<h1 data-saved="yes"');
    await expect(page.locator('h1[data-saved]')).toBeVisible();
    undo();
    await expect(page.locator('h1:not([data-saved])')).toBeVisible();
  });

  await test.step('message', async () => {
    const undo = dev.save('generated/messages/fr/about.json', words, `Bien. ${words}`);
    await expect(heading).toContainText('Bien.');
    undo();
    await expect(heading).not.toContainText('Bien.');
  });

  await test.step('style, without loading the page again', async () => {
    const before = heard.length;
    await page.reload();
    await expect.poll(() => heard.slice(before)).toContain('connected');
    await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
    const undo = dev.save('renderer/styles/base.css', '@layer base {', '@layer base { body { letter-spacing: 7px; }');
    await expect(page.locator('body')).toHaveCSS('letter-spacing', '7px');
    undo();
    await expect(page.locator('body')).not.toHaveCSS('letter-spacing', '7px');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  await test.step('style, while the page loads', async () => {
    let connect = () => {};
    const saved = new Promise<void>((resolve) => (connect = resolve));
    await page.route('**/@vite/client', (route) => saved.then(() => route.continue()));
    const styled = page.waitForEvent('requestfinished', (request) => request.url().includes('main.css'));
    await page.reload({ waitUntil: 'commit' });
    await styled;
    const updates = dev.printed().split('hmr update').length;
    const undo = dev.save('renderer/styles/base.css', '@layer base {', '@layer base { body { letter-spacing: 9px; }');
    await expect.poll(() => dev.printed().split('hmr update').length).toBeGreaterThan(updates);
    connect();
    await expect(page.locator('body')).toHaveCSS('letter-spacing', '9px');
    await page.unrouteAll();
    undo();
    await expect(page.locator('body')).not.toHaveCSS('letter-spacing', '9px');
  });

  await test.step('schema', async () => {
    const figures = page.getByText(/\b16/);
    await expect(figures).toHaveCount(0);
    const undo = dev.save('schema/site/constants.ts', 'experienceYears: { value: 15,', 'experienceYears: { value: 16,');
    await expect(figures).not.toHaveCount(0);
    undo();
    await expect(figures).toHaveCount(0);
  });

  await expect(overlayOf(page)).toHaveCount(0);
});

test('a message saved while a page loads is in that page', async ({ dev, page }) => {
  let connect = () => {};
  const held = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route('**/@vite/client', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${dev.url}/a-propos`, { waitUntil: 'commit' });
  const heading = page.locator('h1');
  const words = plainSpaces(await heading.innerText()).slice(0, 12);
  const reloads = () => dev.printed().split(`page reload ${messages}`).length;
  const before = reloads();
  const undo = dev.save(messages, words, `Bien. ${words}`);
  await expect.poll(reloads).toBeGreaterThan(before);
  connect();
  await expect(heading).toContainText('Bien.');
  undo();
  await expect(heading).not.toContainText('Bien.');
});

test('a message file that cannot be read leaves the page below the overlay as it was', async ({ dev, page }) => {
  const heard = heardBy(page);
  await page.goto(`${dev.url}/a-propos`);
  await expect.poll(() => heard).toContain('connected');
  const mend = dev.save(messages, '"label": "À propos",', '"label": "À propos"');
  await expect(saidOver(page)).toContainText('no comma');
  await expect(page.locator('h1')).toBeAttached();
  mend();
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
});

test('mistakes are said over the page, and the page comes back when they are mended', async ({ dev, page }) => {
  await page.goto(`${dev.url}/a-propos`);
  // The first look at the whole project takes its seconds, and every save begins it anew; it may have ended while something was wrong.
  await expect.poll(dev.printed).toContain('Checks: no findings');
  // Half a minute, for npm run test:soak.
  if (isSoaking) await test.step('after Vite was restarted', () => restart(dev, page));
  const made = isSoaking ? mistakes : mistakes.filter((_, index) => index % 3 === 0);
  for (const { title, make, says } of made) {
    await test.step(title, async () => {
      const mend = make(dev);
      for (const words of says) await expect(saidOver(page)).toContainText(words);
      mend();
      await expect(overlayOf(page)).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
    });
  }
  for (const { says } of made) for (const words of says) expect(dev.printed()).toMatch(words);
});

/** Vite makes another server each time that its configuration is saved: whichever of them says what is wrong, it is said. */
async function restart(dev: DevSite, page: Page): Promise<void> {
  dev.save('vite.config.ts', 'server: {', 'server: { open: false,');
  await expect.poll(dev.printed).toContain('restarting server');
  // As by an editor that saves and then formats: one more server follows right after that one, and nobody answers in between.
  dev.save('vite.config.ts', 'server: { open: false,', 'server: { open: false, ');
  await expect.poll(dev.printed).toContain('server restarted');
  await expect(() => page.goto(`${dev.url}/a-propos`)).toPass();
  // It has seen nothing of the project yet, and its first look takes its seconds as well.
  await expect.poll(() => dev.printed().split('server restarted').at(-1)).toContain('Checks: no findings');
}

/** The parts of the overlay: message, file, frame, and what else is wrong. */
function saidOver(page: Page) {
  return overlayOf(page).locator('.window');
}
