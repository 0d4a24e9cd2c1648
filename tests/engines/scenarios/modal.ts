/** The contact modal. */
import { expect } from 'vitest';
import { pages } from '#generated/pages.ts';
import { type Scenario, until, untilFocused, untilShown } from '../support/scenario.ts';

const button = '.contact-button';
const dialog = '[role=dialog]';

export const modal: Scenario = {
  title: 'the modal opens under a click and under Enter, closes on Escape and by its button, and gives the focus back',
  async play({ tab, site, locale }) {
    await tab.go(site.origin + pages.clients.paths[locale]);
    const ways = [
      { open: () => tab.click(button), close: () => tab.press('Escape') },
      { open: () => tab.press('Enter'), close: () => tab.click('.modal-close') },
    ];
    for (const { open, close } of ways) {
      await open();
      await untilShown(tab, dialog);
      await until(tab, 'the focus is in the dialog', () => document.querySelector('[role=dialog]')?.matches(':focus-within') === true);
      await tab.type('A');
      await until(tab, 'what is typed at once is in the first field', () => {
        const field = document.querySelector<HTMLInputElement>('[role=dialog] [name=firstName]');
        return field?.matches(':focus') === true && /^A+$/.test(field.value);
      });
      await close();
      await untilShown(tab, dialog, 0);
      await untilFocused(tab, button, 'the button has the focus back');
    }
    expect(await tab.evaluate(() => location.pathname)).toBe(pages.clients.paths[locale]);
  },
};
