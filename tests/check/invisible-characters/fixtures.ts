import type { Fixtures, GivenText } from '../fixtures.ts';

const fixtures: Fixtures<GivenText> = {
  good: [{ text: 'Un prix : 12 %' }, { text: '12\u00a0% et 10\u202f000' }],
  bad: [
    [{ text: 'Un\u200btexte' }, { found: 'a zero-width space (U+200B), at character 3' }],
    [{ text: 'Un \u202etexte' }, { found: 'a right-to-left override' }],
    [{ text: 'Un\ttexte' }, { found: 'a tab' }],
    [{ text: 'Un\ntexte' }, { found: 'a line break' }],
    [{ text: 'mot\u00adif' }, { found: 'a soft hyphen' }],
    [{ text: '\ufeffBonjour' }, { found: 'a byte order mark (U+FEFF), at character 1' }],
    [{ text: 'Un\u2009texte' }, { found: 'an invisible character (U+2009)' }],
    [{ text: 'e\u0301te\u0301' }, { found: 'a letter in two parts, “e”' }],
  ],
};

export default fixtures;
