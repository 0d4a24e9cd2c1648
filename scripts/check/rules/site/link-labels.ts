/** A link says where it leads, by itself: read out in a list of links, nothing stands around it. */
import type { PageRule } from '../../rule.ts';
import { nameOf } from '../../site/names.ts';

/** What says nothing of where a link leads, in any of the languages. */
const vague = new Set(
  `cliquez ici|cliquer ici|cliquez|ici|là|par ici|en savoir plus|en savoir davantage|savoir plus|plus|plus d'infos|plus d'informations|plus de détails
  |lire|lire la suite|lire plus|la suite|suite|voir|voir plus|voir la suite|voir ici|détails|le détail|lien|ce lien|le lien|cette page|la page|continuer
  |découvrir|découvrez|aller|suivre ce lien|ok|oui|go|click here|click|click me|here|learn more|read more|read on|read|more|more info|more information
  |find out more|find out|see more|see|see here|view|view more|details|link|this link|this page|the page|continue|discover|start|press here|tap here
  |follow this link|yes`
    .split('|')
    .map((label) => label.trim()),
);

export const linkLabels: PageRule = {
  name: 'link-labels',
  looksAt: 'page',
  explain: `A link called “en savoir plus”, “cliquez ici”, “here” or by its own address. Screen readers list the links of a page without
what stands around them, and search engines read a label as the subject of the page it leads to.

  <a href="/clients">En savoir plus</a>   found:   “En savoir plus”
                                          way out: “Voir les secteurs suivis”, or the subject added for screen readers (sr-only)`,
  check({ tags, byId }) {
    return tags
      .filter(
        ({ name, attributes, isHidden }) =>
          name === 'a' && attributes['href'] !== undefined && !isHidden && attributes['aria-describedby'] === undefined,
      )
      .flatMap((tag) => {
        const label = nameOf(tag, byId);
        const isAddress = /^(?:https?:\/\/|www\.)\S+$/.test(label);
        if (!isAddress && !vague.has(plain(label))) return [];
        return [
          {
            offset: tag.offset,
            found: `the label “${label}”, of a link to ${tag.attributes['href']}`,
            expected: 'a label that says where the link leads',
            wayOut: 'name what is there in the message, or add it for screen readers',
          },
        ];
      });
  },
};

/** The words of a label in small letters, without arrows, stops and what stands in brackets. */
function plain(label: string): string {
  return label
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
}
