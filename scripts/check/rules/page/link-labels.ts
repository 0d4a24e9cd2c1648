/** A link names its target by itself: in a list of links, nothing stands around it. */
import type { PageRule } from '../../rule.ts';

/** Labels that name no target, in any of the languages. */
const vague = new Set(
  `cliquez ici|cliquez|ici|là|par ici|en savoir plus|savoir plus|plus|plus d'infos|plus d'informations|plus de détails|lire|lire la suite|la suite|suite|voir
  |voir plus|détails|lien|ce lien|cette page|la page|continuer|découvrir|découvrez|ok|oui|go|click here|click|here|learn more|read more|read on|read|more
  |more info|more information|find out more|see more|see|view|view more|details|link|this link|this page|the page|continue|discover|start|yes`
    .split('|')
    .map((label) => label.trim()),
);

export const linkLabels: PageRule = {
  name: 'link-labels',
  looksAt: 'page',
  explain: `A link called “en savoir plus”, “cliquez ici”, “here” or by its own address. Screen readers list the links of a page without the text
around them, and search engines read a label as the subject of the page it leads to.

  <a href="/clients">En savoir plus</a>   found:   “En savoir plus”
                                          way out: “Voir les secteurs suivis”, or the subject added for screen readers (sr-only)`,
  check: ({ tags }) =>
    tags.flatMap(({ name, attributes, isHidden, text, offset }) => {
      if (name !== 'a' || attributes['href'] === undefined || isHidden || attributes['aria-describedby'] !== undefined) return [];
      const label = attributes['aria-label'] ?? text;
      if (!/^(?:https?:\/\/|www\.)\S+$/.test(label) && !vague.has(plain(label))) return [];
      return [
        {
          offset,
          found: `the label “${label}”, of a link to ${attributes['href']}`,
          expected: 'a label that names the target',
          wayOut: 'name the target in the message, or add its name for screen readers',
        },
      ];
    }),
};

/** Returns a label in lower case, without arrows, stops and brackets with their content. */
function plain(label: string): string {
  return label
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
}
