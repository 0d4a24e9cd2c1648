/** A message sent for real, and read in the mailbox. */
import { expect } from 'vitest';
import { pages } from '#generated/pages.ts';
import { type Scenario, untilShown } from '../support/scenario.ts';
import { fill } from '../support/visitor.ts';

export const message: Scenario = {
  title: 'a message is sent and found in the mailbox',
  needsBackend: true,
  async play({ tab, site, locale, width }) {
    const isInModal = width === 390;
    await tab.go(site.origin + pages[isInModal ? 'clients' : 'contact'].paths[locale]);
    if (isInModal) await tab.click('.contact-button');
    const form = isInModal ? '[role=dialog] form' : 'main form';
    await untilShown(tab, form);
    const text = `Bonjour, a network of 45 stores: ${locale}, ${width} px.`;
    await fill(tab, form, text);
    await tab.click(`${form} [type=submit]`);
    await untilShown(tab, '[role=status] strong');

    const newest = async () => {
      await tab.go(`${site.origin}/_mail`);
      const mail = await tab.evaluate(() => document.querySelector<HTMLAnchorElement>('li a')?.href ?? '');
      if (mail === '') return '';
      await tab.go(mail);
      return tab.evaluate(() => document.querySelector('pre')?.textContent ?? '');
    };
    await expect.poll(newest, { message: 'the newest mail' }).toContain(text);
  },
};
