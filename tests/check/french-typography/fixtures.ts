import type { Fixtures, GivenText } from '../fixtures.ts';

const fixtures: Fixtures<GivenText> = {
  good: [
    { text: 'Vraiment ? Oui : « l’été », à 10 h… (peut-être) ; n° 5 !' },
    { text: 'Le 2e, à 12 %, de 1:200 à 10:30 : 2,5 fois' },
    { text: "Straight 'quotes' and so: on!", locale: 'en' },
    { text: '[en: Oops! Page not found]', key: 'notFound.title' },
    { text: 'Nous nous engageons, vous vous décidez' },
    { text: 'Article L.330-3 du code ; www.cnil.fr.' },
  ],
  bad: [
    [{ text: "L'enseigne" }, { found: "“L'enseigne”" }],
    [{ text: 'Le "concept"' }, { found: '“Le "concept"”' }],
    [{ text: 'Vraiment? Oui' }, { found: 'Vraiment?' }],
    [{ text: 'Le loyer: trop cher' }, { found: 'loyer:' }],
    [{ text: 'Ici ; là;ensuite' }, { found: 'là;e' }, { found: 'là;' }],
    [{ text: 'Le “concept”' }, { found: '“Le “concept””' }],
    [{ text: 'Le «concept»' }, { found: '«' }],
    [{ text: 'Le « concept' }, { found: '“«” without “»”' }],
    [{ text: 'Deux  espaces' }, { found: 'Deux  espaces' }],
    [{ text: 'Bientôt...' }, { found: 'Bientôt...' }],
    [{ text: 'no 5' }, { found: 'no 5' }],
    [{ text: 'La 2ème ville' }, { found: '2ème' }],
    [{ text: 'Au coeur du réseau' }, { found: 'coeur' }],
    [{ text: 'A propos' }, { found: 'A propos' }],
    [{ text: 'Un texte .' }, { found: 'texte .' }],
    [{ text: 'Ici,là' }, { found: 'Ici,là' }],
    [{ text: 'Le réseau - le magasin' }, { found: 'réseau - le' }],
    [{ text: 'de la la ville' }, { found: 'la la' }],
    [{ text: '12%' }, { found: '12%' }],
    [{ text: ' Bonjour' }, { found: ' Bonjour' }],
    [{ text: 'Bonjour (ici' }, { found: '“(” without “)”' }],
  ],
};

export default fixtures;
