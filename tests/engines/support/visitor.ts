/** A visitor at a form. */
import type { Tab } from './browser.ts';

/** Fills the required fields, key by key. */
export async function fill(tab: Tab, form: string, message: string): Promise<void> {
  const typed = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', message };
  for (const [name, text] of Object.entries(typed)) {
    await tab.click(`${form} [name="${name}"]`);
    await tab.type(text);
  }
}
