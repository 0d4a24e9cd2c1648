import type { Fixtures, GivenText } from '../fixtures.ts';

export default {
  good: [{ text: 'Créée à l’été : « Œuvre », 12 €… CAFÉ » et ÎLE' }, { text: 'Straße, Größe', locale: 'en' }],
  bad: [
    [{ text: 'CrÃ©er un rÃ©seau' }, { found: '“Ã©” in “CrÃ©er' }],
    [{ text: 'Lâ€™enseigne' }, { found: '“â€™”' }],
    [{ text: 'Ã\u00a0 propos' }, { found: '“Ã' }],
    [{ text: 'L\u00e2\u0080\u0099enseigne' }, { found: 'in “L' }],
    [{ text: 'R\ufffdseau' }, { found: '“\ufffd”' }],
    [{ text: 'r√©seau' }, { found: '“√©”' }],
  ],
} satisfies Fixtures<GivenText>;
