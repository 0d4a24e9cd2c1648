/** The turns of phrase that this site does without, as far as one can count them: `npm run check` advises, `npm run check -- --tics` counts. */

export interface Tic {
  readonly name: string;
  /** How it is met, by language. */
  readonly patterns: Readonly<Record<string, RegExp>>;
  /** How many of a thousand words of a language may be one: half of what the first edition had in the worse language. */
  readonly most: number;
  /** Looked for in headings alone: keys that end with `title`. */
  readonly inHeadings?: true;
  readonly wayOut: string;
}

const before = 'name who acts and say the fact; keep the word for a delay or a date that counts';

export const tics: readonly Tic[] = [
  {
    name: 'semicolon',
    patterns: { fr: /;/g, en: /;/g },
    most: 2.2,
    wayOut: 'make two sentences, or leave out the half that only mirrors the other',
  },
  {
    name: 'colon before a list',
    patterns: { fr: / : (?=[^.;:?!]*(?:,| et | ou ))/g, en: /(?<=\p{L}|[}\])]): (?=[^.;:?!]*(?:,| and | or ))/gu },
    most: 4.2,
    wayOut: 'give the sentence a verb for what it enumerates, or make the list a list',
  },
  { name: '“before” as a method', patterns: { fr: /\bavant\b/gi, en: /\bbefore\b/gi }, most: 3, wayOut: before },
  {
    name: 'sentence that ends on “included”',
    patterns: {
      fr: /\b(?:compris|inclus)(?:e|es|s)?(?=\s?[.,;:!?)»]|$)/gi,
      en: /\bincluded(?=[.,;:!?)”]|$)/gi,
    },
    most: 0.5,
    wayOut: 'name the thing among the others, or leave it out',
  },
  {
    name: 'decision',
    patterns: { fr: /\bd[ée]ci[ds]\p{L}*/giu, en: /\bdeci[ds]\p{L}*/giu },
    most: 1.6,
    wayOut: 'say what is chosen, signed, opened or closed, and by whom',
  },
  {
    name: 'heading that counts',
    patterns: {
      fr: /^(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze)\b/gi,
      en: /^(?:two|three|four|five|six|seven|eight|ten|twelve)\b/gi,
    },
    most: 0.4,
    inHeadings: true,
    wayOut: 'let the heading say what follows rather than how much of it',
  },
];
