import type { Fixtures, GivenText } from '../fixtures.ts';
import { prose } from '../prose.ts';

export default {
  good: [
    { text: 'Le [code](https://www.legifrance.gouv.fr/codes)', ...prose },
    { text: 'Chez {firmName}, à Paris, écrivez à {email}.' },
    { text: 'Une adresse complète, par exemple nom@domaine.fr' },
    { text: 'La CNIL, www.cnil.fr, en 2026, entre 10 000 et 12 000 euros' },
  ],
  bad: [
    [{ text: '- Chez Trame *Retail*', ...prose }, { found: '“Trame Retail”, the firmName' }],
    [{ text: 'Chez Trame Retail' }, { found: '“Trame Retail”, the firmName', wayOut: 'Write {firmName} in its place.' }],
    [{ text: 'chez TRAME-RETAIL' }, { found: 'firmName' }],
    [{ text: 'Écrivez à bonjour@trame-retail.example' }, { found: 'the email' }],
    [
      { text: 'Appelez le +33 1 00 00 00 00' },
      { found: 'the phone', wayOut: 'Remove the address from the text; the component links to it.' },
    ],
    [{ text: 'Paris 75001' }, { found: 'the postcode' }],
    [{ text: "Au 1, rue de l'Exemple" }, { found: 'the street' }],
    [{ text: 'Appelez le 01 42 00 00 00' }, { found: '“01 42 00 00 00”' }],
    [{ text: 'Écrivez à moi@firme.fr' }, { found: '“moi@firme.fr”' }],
    [{ text: 'Voir https://www.autre.fr/page' }, { found: '“https://www.autre.fr/page”' }],
  ],
} satisfies Fixtures<GivenText>;
