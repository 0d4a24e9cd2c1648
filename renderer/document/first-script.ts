import { roles } from '#generated/pages.ts';

/**
 * The script that runs before anything is painted; written into the head as it is, the same on every page, so that the
 * content policy can name it by its hash. Its names are short because every page holds it. It does what cannot wait for the
 * rest of the code:
 *
 * - sends a visitor who prefers the other language to the same page in it, query and anchor kept; one who comes back to a page by
 *   the browser’s history has it as it was, and prefers none from then on (`renderer/lazy-chunk.ts`);
 * - marks a page that stands in a frame, whose header is then not shown;
 * - logs an unknown path, which is an error;
 * - stores the preference when a language link is used, before that link is followed;
 * - shows the dialog of an opener in the frame of the tap, as HTML has it, and closes it by its button and by its backdrop,
 *   when the press began there and is not the second of two on the opener; the browser sees to the focus and to Escape. An opener that is used before its dialog has
 *   arrived is used again after; one whose island has failed is the link that it is;
 * - marks a page about which the focus is moved by keys, before it is moved (`renderer/styles/lazy-rendering.css`);
 * - lets who types while the dialog is open, and has not chosen a field, write in its first.
 */
export const firstScript = `(() => {
let d = document.documentElement.dataset, pressed,
find = (s) => document.querySelector(s),
use = (f) => { try { return f(localStorage) } catch {} },
isKeyed = (e) => e.ctrlKey || e.metaKey,
on = (e, f) => addEventListener(e, f, true),
paths = JSON.parse(d.paths || '{}'),
language = use((s) => s.language);
if (Object.hasOwn(paths, language)) performance.navigation.type < 2 ? location.replace(paths[language] + location.search + location.hash):use((s) => s.language = '');
if (self !== top) d.framed = '';
if (d.page === '${roles.notFound}') console.error('404: no page at ' + location.pathname);
on('pointerdown', (e) => { pressed = e.target });
on('keydown', (e) => {
if (e.key === 'Tab') d.focus = '';
if (/^[^ ]$/u.test(e.key) && !isKeyed(e) && !e.target.closest('input,textarea')) find('dialog[open] input:not([type=hidden])')?.focus();
});
on('click', (e) => {
let t = e.target, link = t.closest('[data-language]'), opener = t.closest('[data-opens]');
if (link) use((s) => s.language = link.hreflang);
t.closest('.modal-close')?.closest('dialog').close();
if (!opener || isKeyed(e) || e.shiftKey) return;
let island = find('[data-island=' + opener.dataset.opens + ']'), dialog;
if (island ? 'failed' in island.dataset : document.readyState !== 'loading') return;
e.preventDefault();
if (!island) return on('DOMContentLoaded', () => opener.click());
island.opener = opener;
opener.focus();
dialog = island.querySelector('dialog');
dialog.showModal();
dialog.onclick = (e) => {
let b = dialog.getBoundingClientRect();
if (e.target === dialog && pressed === dialog && e.detail < 2 && ((e.x - b.left) * (e.x - b.right) > 0 || (e.y - b.top) * (e.y - b.bottom) > 0)) dialog.close();
};
});
})()`.replace(/ ?([=?|&{}(),<>;!+]) ?|\n/g, '$1');
