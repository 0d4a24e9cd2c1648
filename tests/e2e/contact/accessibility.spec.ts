/** Both forms in each of their states: nothing that axe-core finds, and a focus that is always seen, whichever way the keyboard goes. */

import { isSoaking, takingTurns } from '../../support/soak.ts';
import { walkFocus } from '../accessibility/support/tab-walk.ts';
import { violations } from '../support/axe.ts';
import type { FunctionsServer } from '../support/functions-server.ts';
import { expect, test } from '../support/live-site.ts';
import { sizeWindow } from '../support/window-size.ts';
import { type Form, openForm, type Place, placesByTurns } from './support/form.ts';

test.use({ isTabKept: true });

/**
 * A phone with and without the browser's bars, a desk, and a desk at a zoom of 400 %. What axe-core judges does not depend on the height;
 * the focus is hidden most easily where there is least room.
 */
const phone = [
  { viewport: { width: 390, height: 844 }, isForAxe: true, isForWalk: isSoaking },
  { viewport: { width: 390, height: 664 }, isForAxe: false, isForWalk: true },
];
const desk = [
  { viewport: { width: 1440, height: 900 }, isForAxe: true, isForWalk: isSoaking },
  { viewport: { width: 320, height: 256 }, isForAxe: false, isForWalk: true },
];

/** In npm test the page is judged on the phone, the modal on the desk. */
const machines = takingTurns([phone, desk]);

/** How a form comes into each state, one after the other. */
const states: Readonly<Record<string, (form: Form, functions: FunctionsServer) => Promise<void>>> = {
  empty: async () => {},
  'every field wrong': async (form) => {
    await form.fill({ firstName: '', lastName: '', email: '', phone: '', message: '' });
    await form.field('phone').evaluate((field: HTMLInputElement) => {
      field.value = '1'.repeat(99);
    });
    await form.send();
    await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(5);
  },
  sending: async (form, functions) => {
    await form.fill({ email: 'slow@example.org' });
    await form.send();
    await expect.poll(() => functions.received.length).toBe(1);
  },
  failed: async (form, functions) => {
    functions.release(false);
    await form.expectFailure();
  },
  sent: async (form) => {
    await form.fill();
    await form.send();
    await form.expectSuccess();
  },
};

for (const place of placesByTurns) {
  const windows = machines().flat();

  test(`${place.variant} ${place.locale}: no state of it breaks a rule or hides the focus, in any window`, async ({
    page,
    site,
    noise,
  }) => {
    noise.allow(/^console\.error: /);
    const form = await openForm(page, place);
    for (const [state, reach] of Object.entries(states)) {
      await reach(form, site.functions);
      for (const { viewport, isForAxe, isForWalk } of windows) {
        await sizeWindow(page, viewport);
        const name = `${state}, ${viewport.width} x ${viewport.height}`;
        const within = partOf(place, state, viewport.height);
        if (isForAxe) expect(await violations(page, { within }), name).toEqual([]);
        if (isForWalk) for (const shift of [false, true]) expect(await walkFocus(page, { within, shift }), name).toEqual([]);
      }
    }
  });
}

/** What there is to judge: the form; and once a message was sent from the modal, the page that has the toast over it. */
function partOf({ variant }: Place, state: string, height: number): string {
  if (variant === 'page') return 'main form';
  if (state !== 'sent') return '[role=dialog]';
  return height < 480 ? 'main' : 'body';
}
