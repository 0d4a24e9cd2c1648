/** Words of another language say so, wherever they are read out, and no mark of translators is left in a page. */
import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { expect } from 'playwright/test';
import { siteDocuments } from '../support/documents.ts';
import { test } from '../support/tab.ts';

/** Names and terms that keep their language on the pages of the other. */
const foreign = {
  fr: {
    language: 'en',
    words: [
      'Retail Growth Partner',
      'Market Entry Facilitator',
      'Retail Booster',
      'Location Scoring',
      'Oops! Page not found',
      'Unexpected Application Error!',
    ],
  },
  en: {
    language: 'fr',
    words: ['bail commercial', 'bail dérogatoire', 'pas-de-porte', 'droit au bail', 'règlement de copropriété'],
  },
};

const foreignIn: Readonly<Partial<Record<string, { readonly language: string; readonly words: readonly string[] }>>> = foreign;

test('words of another language say which, on every page', async () => {
  const seen = new Set<string>();
  for (const { path, locale, document } of await siteDocuments()) {
    const { language, words = [] } = foreignIn[locale] ?? {};
    for (const node of textsOf(document.querySelector('body'))) {
      const found = words.filter((word) => node.text.toLowerCase().includes(word.toLowerCase()));
      for (const word of found) {
        seen.add(word);
        expect.soft(node.parentNode?.closest('[lang]')?.getAttribute('lang'), `“${word}” in “${node.text}” of ${path}`).toBe(language);
      }
    }
  }
  expect([...seen].sort(), 'every one of them is somewhere').toEqual([...foreign.fr.words, ...foreign.en.words].sort());
});

test('no mark of a language is left in text, attributes or data', async () => {
  for (const { path, document } of await siteDocuments()) {
    expect.soft(document.outerHTML.match(/\[[a-z]{2,3}: [^\]]*\]/g), path).toBeNull();
  }
});

/** The texts below an element, scripts left out. */
function textsOf(element: Node | null): Node[] {
  if (!element || (element as HTMLElement).rawTagName === 'script') return [];
  return element.nodeType === NodeType.TEXT_NODE ? [element] : element.childNodes.flatMap(textsOf);
}
