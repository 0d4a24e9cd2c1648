import { tapPatienceMs } from '#schema/constants.ts';

/**
 * The script that runs before anything is painted; written into the head as it is, the same on every page, so that the
 * content policy can name it by its hash. It does what cannot wait for the rest of the code:
 *
 * - sends a visitor who prefers the other language to the same page in it, query and anchor kept;
 * - stores the preference when a language link is used, before that link is followed;
 * - holds a tap on an opener until the code that answers it is there, for `tapPatienceMs` at most; then the tap does what HTML says.
 */
export const firstScript = `(() => {
const page = document.documentElement;
const storage = (use) => { try { return use(localStorage) } catch {} };
const paths = JSON.parse(page.dataset.paths || '{}');
const language = storage((s) => s.getItem('language'));
if (language !== page.lang && Object.hasOwn(paths, language)) location.replace(paths[language] + location.search + location.hash);
addEventListener('click', (event) => {
const link = event.target.closest('[data-language]');
if (link) storage((s) => s.setItem('language', link.hreflang));
const opener = event.target.closest('[data-opens]');
if (!opener || window.isListening || event.ctrlKey || event.metaKey || event.shiftKey) return;
event.preventDefault();
window.earlyTap = opener;
setTimeout(() => {
if (window.isListening || window.earlyTap !== opener) return;
window.isListening = true;
opener.click();
}, ${tapPatienceMs});
}, true);
})()`;
