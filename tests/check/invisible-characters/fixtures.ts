import type { Fixtures, GivenText } from '../fixtures.ts';
import { prose } from '../prose.ts';

export default {
  good: [{ text: '- un\n- deux\n\ntrois', ...prose }, { text: 'Un prix : 12 %' }, { text: '12\u00a0% et 10\u202f000' }],
  bad: [
    [{ text: 'Un\u200btexte' }, { found: 'an invisible character, U+200B, at character 3' }],
    [{ text: 'Un \u202etexte' }, { found: 'U+202E' }],
    [{ text: 'Un\ttexte' }, { found: 'U+0009' }],
    [{ text: 'Un\ntexte' }, { found: 'U+000A' }],
    [{ text: 'mot\u00adif' }, { found: 'U+00AD' }],
    [{ text: '\ufeffBonjour' }, { found: 'U+FEFF, at character 1' }],
    [{ text: 'Un\u2009texte' }, { found: 'U+2009' }],
    [{ text: 'e\u0301te\u0301' }, { found: 'a letter and its accent' }],
  ],
} satisfies Fixtures<GivenText>;
