/**
 * `npm run dev`: saved files appear in the open page without a reload by hand. An overlay shows mistakes with file, line and way
 * out, and closes when they are fixed.
 */
import { expect, type Page } from 'playwright/test';
import { isSoaking } from '../../support/soak.ts';
import { plainSpaces } from '../support/messages.ts';
import { collectServerMessages, type DevSite, overlayOf, test } from './support/dev-site.ts';

interface Mistake {
  readonly title: string;
  /** Made by `npm test`, not only by soak runs. */
  readonly isSampled?: true;
  /** Makes the mistake. Returns a function that undoes it. */
  readonly make: (dev: DevSite) => () => void;
  /** Texts of the overlay: the file with its line, and the mistake. */
  readonly shown: readonly (string | RegExp)[];
}

const about = 'pages/about/about.page.server.tsx';
const messages = 'generated/messages/fr/about.json';
const hero = 'renderer/ui/hero.tsx';

const mistakes: readonly Mistake[] = [
  {
    title: 'a component that does not compile',
    isSampled: true,
    make: ({ save }) => save(hero, '  return (', '  return (('),
    shown: [/renderer\/ui\/hero\.tsx:\d+/, /Expected .*[)]/],
  },
  {
    title: 'a component that throws while it is rendered',
    make: ({ save }) => save(about, 'const { hero,', "if (Date.now() > 0) throw new Error('no such luck');\n  const { hero,"),
    shown: [/pages\/about\/about\.page\.server\.tsx:\d+/, 'no such luck'],
  },
  {
    title: 'a deleted component',
    make: ({ remove }) => remove(hero),
    shown: ['renderer/ui/hero.tsx'],
  },
  {
    title: 'the deleted component of a page',
    isSampled: true,
    make: ({ remove }) => remove(about),
    // The finding replaces the renderer's own error.
    shown: ['pages/about/about.page.server.tsx', 'no file', 'remove "about" from schema/pages.ts'],
  },
  {
    title: 'a message file with invalid JSON',
    make: ({ save }) => save(messages, '"label": "À propos",', '"label": "À propos"'),
    shown: [/generated\/messages\/fr\/about\.json:\d+/, 'no comma'],
  },
  {
    title: 'a deleted message',
    make: ({ save }) => save(messages, '  "label": "À propos",\n', ''),
    // The overlay adds a column, which Vite's links to the editor require.
    shown: [/generated\/messages\/fr\/about\.json:\d+(?::1)? \(label\)/, 'no text', 'write the message "label"'],
  },
  {
    title: 'a schema that does not load',
    isSampled: true,
    make: ({ save }) => save('schema/pages.ts', "slug: { fr: 'a-propos', en: 'about' }", "slug: { fr: 'a-propos', en: 'about' }}"),
    shown: [/schema\/pages\.ts:\d+/, 'Expected'],
  },
  {
    title: 'a schema that codegen rejects',
    make: ({ save }) => save('schema/pages.ts', "slug: { fr: 'a-propos', en: 'about' }", "slug: { fr: 'contact', en: 'about' }"),
    shown: [/schema\/pages\.ts:\d+/, 'path /contact in fr', 'change the slug'],
  },
  {
    title: 'a style sheet that does not compile',
    make: ({ save }) => save('renderer/styles/base.css', '@layer base {', '@layer base { h1 { @apply no-such-class; }'),
    shown: ['renderer/styles', 'no-such-class'],
  },
  {
    title: 'a style sheet with a brace that is not closed',
    isSampled: true,
    make: ({ save }) => save('renderer/styles/base.css', '@layer base {', '@layer base { h1 { color: red;'),
    shown: [/renderer\/styles\/base\.css:\d+/, 'Expected "}"'],
  },
  {
    title: 'a text that the schema does not declare',
    isSampled: true,
    make: ({ save }) => save(about, 'title={hero.title}', 'title={hero.titel}'),
    shown: [/pages\/about\/about\.page\.server\.tsx:\d+:\d+/, "Property 'titel' does not exist"],
  },
  {
    title: 'text typed into a component, which a rule finds',
    isSampled: true,
    make: ({ save }) => save(about, '<Section title={expertise.title}', '<p>Bonjour à tous</p>\n      <Section title={expertise.title}'),
    shown: [/\[typed-text\] \S*pages\/about\/about\.page\.server\.tsx:\d+/, 'Bonjour à tous', 'way out'],
  },
];

// Serial: the tests save files of one site.
test.describe.configure({ mode: 'serial' });

test('a form that is opened as soon as the first page arrives hydrates, and keeps the typed text', async ({ dev, page }) => {
  const serverMessages = collectServerMessages(page);
  await page.goto(`${dev.url}/a-propos`, { waitUntil: 'commit' });
  await page.locator('.contact-button').click();
  const form = page.locator('[role=dialog] form');
  await form.locator('[name=firstName]').fill('Ada');
  // React sets the attribute. Vite bundles the packages of React after the first page.
  await expect(form).toHaveAttribute('novalidate');
  await expect(form.locator('[name=firstName]')).toHaveValue('Ada');
  expect(serverMessages).not.toContain('full-reload');
});

test('a saved component, message, style and schema arrive in the open page', async ({ dev, page }) => {
  const serverMessages = collectServerMessages(page);
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

  await test.step('style, without reloading the page', async () => {
    const before = serverMessages.length;
    await page.reload();
    await expect.poll(() => serverMessages.slice(before)).toContain('connected');
    await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
    const undo = dev.save('renderer/styles/base.css', '@layer base {', '@layer base { body { letter-spacing: 7px; }');
    await expect(page.locator('body')).toHaveCSS('letter-spacing', '7px');
    undo();
    await expect(page.locator('body')).not.toHaveCSS('letter-spacing', '7px');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  await test.step('style, while the page loads', async () => {
    const connect = await holdConnection(page);
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

/** Keeps a page from connecting to Vite, as while the page loads, until the returned function is called. */
async function holdConnection(page: Page): Promise<() => void> {
  let connect = () => {};
  const held = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route('**/@vite/client', async (route) => {
    await held;
    await route.continue();
  });
  return connect;
}

test('a message saved while a page loads is in that page', async ({ dev, page }) => {
  const connect = await holdConnection(page);
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

test('an unreadable message file leaves the page below the overlay unchanged', async ({ dev, page }) => {
  const serverMessages = collectServerMessages(page);
  await page.goto(`${dev.url}/a-propos`);
  await expect.poll(() => serverMessages).toContain('connected');
  const undo = dev.save(messages, '"label": "À propos",', '"label": "À propos"');
  await expect(overlayContent(page)).toContainText('no comma');
  await expect(page.locator('h1')).toBeAttached();
  undo();
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
});

test('the overlay shows mistakes, and closes when they are fixed', async ({ dev, page }) => {
  await page.goto(`${dev.url}/a-propos`);
  // The first check of the whole project takes seconds and restarts after every save; it may have ended during an earlier mistake.
  await expect.poll(dev.printed).toContain('Checks: no findings');
  // Takes half a minute.
  if (isSoaking) await test.step('after Vite was restarted', () => restart(dev, page));
  const sample = isSoaking ? mistakes : mistakes.filter(({ isSampled }) => isSampled);
  for (const { title, make, shown } of sample) {
    await test.step(title, async () => {
      const undo = make(dev);
      for (const text of shown) await expect(overlayContent(page)).toContainText(text);
      undo();
      await expect(overlayOf(page)).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
    });
  }
  for (const { shown } of sample) for (const text of shown) expect(dev.printed()).toMatch(text);
});

/** Restarts Vite twice: each restart creates a new server, and the last one must report mistakes. */
async function restart(dev: DevSite, page: Page): Promise<void> {
  dev.save('vite.config.ts', 'server: {', 'server: { open: false,');
  await expect.poll(dev.printed).toContain('restarting server');
  // Like an editor that saves and then formats: a second restart follows at once, and no server answers in between.
  dev.save('vite.config.ts', 'server: { open: false,', 'server: { open: false, ');
  await expect.poll(dev.printed).toContain('server restarted');
  await expect(() => page.goto(`${dev.url}/a-propos`)).toPass();
  // The first check by the new server takes seconds too.
  await expect.poll(() => dev.printed().split('server restarted').at(-1)).toContain('Checks: no findings');
}

/** The content of the overlay: message, file, code frame, further findings. */
function overlayContent(page: Page) {
  return overlayOf(page).locator('.window');
}
