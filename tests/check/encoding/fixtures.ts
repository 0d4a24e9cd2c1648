import type { Fixtures, GivenText } from '../fixtures.ts';

const fixtures: Fixtures<GivenText> = {
  good: [{ text: 'Créée à l’été : « Œuvre », 12 €… CAFÉ » et ÎLE' }, { text: 'Straße, Größe', locale: 'en' }],
  bad: [
    [{ text: 'CrÃ©er un rÃ©seau' }, { found: '“Ã©”, which was “é”' }],
    [{ text: 'Lâ€™enseigne' }, { found: 'which was “’”' }],
    [{ text: 'Ã  propos' }, { found: 'which was “à”' }],
    [{ text: 'L\u00e2\u0080\u0099enseigne' }, { found: 'which was “’”' }],
    [{ text: 'R\ufffdseau' }, { found: 'a letter that was lost' }],
    [{ text: 'r√©seau' }, { found: '“√©”' }],
  ],
};

export default fixtures;
