import type { PageRule } from '../../rule.ts';

/** Labels without a subject, in all languages of the site. */
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
  explain: `A link labelled “en savoir plus”, “cliquez ici”, “here” or with its own address. Screen readers list links without the text around them, and
search engines read a label as the subject of the target.

  <a href="/clients">En savoir plus</a>
    found:    the label “En savoir plus” of a link to /clients
    expected: a label that names the target
    way out:  Name the target in the message, or add its name for screen readers (sr-only).`,
  check: ({ tags }) =>
    tags.flatMap(({ name, attributes, isHidden, text, offset }) => {
      if (name !== 'a' || attributes['href'] === undefined || isHidden || attributes['aria-describedby'] !== undefined) return [];
      const label = attributes['aria-label'] ?? text;
      if (!/^(?:https?:\/\/|www\.)\S+$/.test(label) && !vague.has(plain(label))) return [];
      return [
        {
          offset,
          found: `the label “${label}” of a link to ${attributes['href']}`,
          expected: 'a label that names the target',
          wayOut: 'Name the target in the message, or add its name for screen readers (sr-only).',
        },
      ];
    }),
};

/** Returns a label in lower case, without brackets and their content, arrows and punctuation. */
function plain(label: string): string {
  return label
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
}
