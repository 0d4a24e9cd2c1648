/**
 * Words that name facts, by locale, for the rule `facts-in-words`. A list separates words by commas; `*` stands for any letters and
 * `(s)` for letters that may be missing. The first letter of a word may be a capital at the beginning of a sentence.
 */

/** Lists by locale. A pair of languages is compared where both have a list. */
type Words = Readonly<Record<string, string>>;

export interface Fact {
  /** Words that the other language must answer. */
  readonly words: Words;
  /** Words with other meanings as well: they answer, but need no answer. */
  readonly also?: Words;
}

export interface FactGroup {
  /** `each`: no fact may be missing in one language. `exchange`: a fact may be missing, but not exchanged for another of its group. */
  readonly compares: 'each' | 'exchange';
  readonly facts: Readonly<Record<string, Fact>>;
}

const fact = (fr: string, en: string, also?: Words): Fact => ({ words: { fr, en }, ...(also && { also }) });

/** Numbers by value; digits answer them. “One” and “first” are too common in other meanings. */
export const numberWords: FactGroup = {
  compares: 'each',
  facts: {
    '1/2': fact('demi*, moitié(s)', 'half, halves', { fr: 'mi, deux', en: 'halfway, mid, middle, two' }),
    '1/3': fact('tiers', 'third(s)'),
    '1/4': fact('quart(s)', 'quarter(s)', { fr: 'trimestr*, trois' }),
    2: fact('deux, deuxième(s), doubl*', 'two, twice, doubl*', {
      fr: 'second(s), seconde(s), couple(s), paire(s), bi*, demi*, re*',
      en: 'second, secondly, both, either, neither, pair(s), couple(s), half, halves, other',
    }),
    3: fact('trois, troisième(s), tripl*, triennal*', 'three, third, thirdly, tripl*, trebl*', { en: 'quarter(s), triple net' }),
    4: fact('quatre, quatrième(s), quadrupl*', 'four, fourth, fourfold, quadrupl*'),
    5: fact('cinq, cinquième(s)', 'five, fifth(s)'),
    6: fact('six, sixième(s)', 'six, sixth(s)', { fr: 'semestr*' }),
    7: fact('sept, septième(s)', 'seven, seventh(s)'),
    8: fact('huit, huitième(s)', 'eight, eighth(s)'),
    9: fact('neuf, neuvième(s)', 'nine, ninth(s)', { en: 'new' }),
    10: fact('dix, dixième(s), dizaine(s)', 'ten, tenth(s), tens'),
    11: fact('onze, onzième(s)', 'eleven, eleventh'),
    12: fact('douze, douzième(s), douzaine(s)', 'twelve, twelfth(s), dozen(s)'),
    13: fact('treize', 'thirteen'),
    14: fact('quatorze', 'fourteen'),
    15: fact('quinze, quinzaine(s)', 'fifteen', { en: 'fortnight*' }),
    16: fact('seize', 'sixteen'),
    17: fact('dix-sept', 'seventeen'),
    18: fact('dix-huit', 'eighteen'),
    19: fact('dix-neuf', 'nineteen'),
    20: fact('vingt, vingtième(s), vingtaine(s)', 'twenty, twentieth'),
    30: fact('trente, trentaine(s)', 'thirty, thirtieth'),
    40: fact('quarante, quarantaine(s)', 'forty, fortieth'),
    50: fact('cinquante, cinquantaine(s)', 'fifty, fiftieth'),
    60: fact('soixante, soixantaine(s)', 'sixty, sixtieth'),
    70: fact('soixante-dix', 'seventy'),
    80: fact('quatre-vingt(s)', 'eighty'),
    90: fact('quatre-vingt-dix', 'ninety'),
    100: fact('cent(s), centaine(s), centième(s)', 'hundred(s), hundredth(s)'),
    1000: fact('mille, millier(s)', 'thousand(s)'),
    1000000: fact('million(s)', 'million(s)'),
    1000000000: fact('milliard(s)', 'billion(s)'),
    percent: fact('%, pour cent', '%, per cent, percent'),
    'percentage point': fact('point(s) de pourcentage', 'percentage point(s)', { fr: 'point(s)', en: 'point(s)' }),
  },
};

export const factGroups: Readonly<Record<string, FactGroup>> = {
  number: numberWords,
  month: {
    compares: 'each',
    facts: {
      January: fact('janvier', 'January'),
      February: fact('février', 'February'),
      March: fact('mars', 'March'),
      April: fact('avril', 'April'),
      May: fact('mai', 'May'),
      June: fact('juin', 'June'),
      July: fact('juillet', 'July'),
      August: fact('août', 'August'),
      September: fact('septembre', 'September'),
      October: fact('octobre', 'October'),
      November: fact('novembre', 'November'),
      December: fact('décembre', 'December'),
    },
  },
  weekday: {
    compares: 'each',
    facts: {
      Monday: fact('lundi(s)', 'Monday(s)'),
      Tuesday: fact('mardi(s)', 'Tuesday(s)'),
      Wednesday: fact('mercredi(s)', 'Wednesday(s)'),
      Thursday: fact('jeudi(s)', 'Thursday(s)'),
      Friday: fact('vendredi(s)', 'Friday(s)'),
      Saturday: fact('samedi(s)', 'Saturday(s)'),
      Sunday: fact('dimanche(s)', 'Sunday(s)'),
    },
  },
  unit: {
    compares: 'each',
    facts: {
      second: fact('seconde(s)', 'seconds', { fr: 'second(s), deuxième(s)', en: 'second' }),
      minute: fact('minute(s)', 'minutes', { fr: 'temps mort(s), compte(s) rendu(s)', en: 'minute' }),
      hour: fact('heures, h', 'hour(s), hourly', {
        fr: 'heure, horaire(s), amplitude, temps, présen*, ouverture',
        en: 'overtime, lunchtime, rota(s), trade',
      }),
      day: fact('jours, journée(s), journali*, quotidien*', 'days, daily', {
        fr: 'jour, veille, date, vacances, renfort(s)',
        en: 'day, daytime, date',
      }),
      week: fact('semaines, hebdo*', 'week(s), weekly', { fr: 'semaine', en: 'weekday(s)' }),
      month: fact('mois, mensuel*', 'month(s), monthly', { fr: 'délai, semestre' }),
      quarter: fact('trimestr*', 'quarterly', { fr: 'quart(s)', en: 'quarter(s)' }),
      year: fact('an(s), année(s), annuel*', 'year(s), annual, annually, yearly', {
        fr: 'exercice(s), triennal*, longtemps, rentrée, plan',
      }),
      metre: fact('mètre(s)', 'metre(s)'),
      'square metre': fact('m², mètre(s) carré(s)', 'm², square metre(s), sqm', { en: 'floor space' }),
      kilometre: fact('km, kilomètre(s)', 'km, kilometre(s)'),
      euro: fact('€, euro(s)', '€, euro(s)'),
    },
  },
  'tax basis': {
    compares: 'each',
    facts: {
      'without VAT': fact('hors taxe(s), HT, hors TVA', 'net of VAT, exclu* VAT, excl. VAT, ex VAT, before VAT, without VAT, before tax'),
      'with VAT': fact('TTC, toutes taxes comprises, TVA comprise', 'inclu* VAT, incl. VAT, VAT inclu*, inclusive of VAT, with VAT'),
    },
  },
  negation: {
    compares: 'each',
    facts: {
      not: fact('pas, jamais, aucun(e), rien, sans, ni', 'not, *n’t, never, none, nothing, nobody, without, neither, nor, cannot', {
        fr: 'ne, n’*, non, nul(le)(s), personne, impossible(s), interdit*, introuvable(s), refus*, faute, peu, presque, sinon, à défaut, difficile, ignor*, manqu*, hors, sans doute, quelques pas, pas-de-porte',
        en: 'no, before, leave(s), left, different, un*, unless, rather, aside, alone, empty, empty-handed, ignoring, irrelevant, outside, clear, late, yet, too, else, same',
      }),
    },
  },
  comparison: {
    compares: 'exchange',
    facts: {
      more: fact(
        'plus de, plus d’*, plus que, davantage, supérieur(e)(s), au-delà, dépass*, excèd*',
        'more than, over, above, exceed*, greater than, higher than, beyond',
        { fr: 'plus', en: 'more, most' },
      ),
      less: fact('moins, inférieur(e)(s), en dessous, au-dessous', 'less than, fewer than, under, below, lower than, short of', {
        en: 'less, least, fewer, lower, smaller, shorter, cheaper',
      }),
    },
  },
  bound: {
    compares: 'exchange',
    facts: {
      'at least': fact(
        'au moins, minimum, minimal(e)(s), à partir de',
        'at least, minimum, minimal, no less than, no fewer than, or more',
        { en: 'from' },
      ),
      'at most': fact('au plus, maximum, maximal(e)(s), jusqu’*', 'at most, maximum, no more than, or less, up to, until, within'),
    },
  },
  order: {
    compares: 'exchange',
    facts: {
      before: fact('avant, préalable(s), veille, d’abord', 'before, prior, ahead, beforehand, earlier', { en: 'first' }),
      after: fact('après, ensuite, puis, suivant*', 'after, afterwards, later, then, once, following, next, since'),
    },
  },
  change: {
    compares: 'exchange',
    facts: {
      increase: fact(
        'hausse(s), augment*, monte(r), montent, montée(s), croî*, progress*, relev*, gagne*',
        'increas*, rise(s), rising, raised, grow*, gain*',
        { en: 'raise(s), raising, up' },
      ),
      decrease: fact(
        'baiss*, diminu*, rédui*, réduc*, recul*, chut*',
        'decreas*, fall(s), falling, fell, drop(s), dropp*, reduc*, cut(s), declin*',
        { en: 'lower*, down' },
      ),
    },
  },
  end: {
    compares: 'exchange',
    facts: {
      start: fact('début(s), commenc*', 'start*, begin*, began', { fr: 'départ(s), ouvr*, ouvert*, repart*', en: 'open*' }),
      end: fact('fin(s), finir, fini*, termin*', 'end(s), ended, ending, finish*', {
        fr: 'ferm*, échéance(s), terme',
        en: 'clos*, expir*',
      }),
    },
  },
  rank: {
    compares: 'exchange',
    facts: {
      first: fact('premier(s), première(s), 1er', 'first, initial'),
      last: fact('dernier(s), dernière(s)', 'last, latest, final'),
    },
  },
  side: { compares: 'exchange', facts: { left: fact('gauche', 'left'), right: fact('droite', 'right') } },
  length: {
    compares: 'exchange',
    facts: {
      long: fact('long(s), longue(s), longtemps', 'long, longer, longest'),
      short: fact('court(s), courte(s), bref(s), brève(s)', 'short, shorter, shortest, brief*'),
    },
  },
  level: {
    compares: 'exchange',
    facts: {
      high: fact('élevé*, haut(s), haute(s), fort*', 'high, higher, highest, tall, strong*, large*, heav*, top'),
      low: fact('faible(s), bas, basse(s)', 'low, lower, lowest, weak*, small*, thin, thinner, bottom'),
    },
  },
  'party to a lease': {
    compares: 'exchange',
    facts: {
      tenant: fact('locataire(s), preneur(s)', 'tenant(s), lessee(s)'),
      landlord: fact('bailleur(s), propriétaire(s)', 'landlord(s), owner(s)'),
    },
  },
  'party to a franchise': {
    compares: 'exchange',
    facts: {
      franchisee: fact('franchisé(e)(s)', 'franchisee(s)'),
      franchisor: fact('franchiseur(s), tête de réseau, enseigne(s)', 'franchisor(s), brand(s)'),
    },
  },
  duty: {
    compares: 'exchange',
    facts: {
      must: fact(
        'doit, doivent, dois, devr*, oblig*, faut, exig*',
        'must, have to, has to, had to, requir*, oblig*, should, compulsory, mandatory',
        { en: 'need(s), owe(s), ought' },
      ),
      may: fact('peut, peux, peuvent, pourr*, pouv*, facultati*, libre*', 'may, can, could, might, optional', {
        fr: 'impossible(s)',
        en: 'cannot, allow*, able, free, need no',
      }),
    },
  },
  frequency: {
    compares: 'exchange',
    facts: {
      always: fact('toujours, chaque fois, systématique*', 'always, every time, still, invariably'),
      often: fact('souvent, fréquemment, généralement, en général', 'often, usually, generally, as a rule'),
      sometimes: fact('parfois, rarement, quelquefois', 'sometimes, rarely, seldom, at times'),
      never: fact('jamais', 'never, ever'),
    },
  },
  extent: {
    compares: 'exchange',
    facts: {
      all: fact('tout, tous, toute(s), chaque, chacun(e), entièrement', 'all, every, each, whole, entire*, everyone, everything', {
        en: 'any, full',
      }),
      some: fact('certain(e)(s), quelques, plusieurs, une partie', 'some, several, a few, certain, part'),
      none: fact('aucun(e), nul(le), rien', 'no, none, nothing, nobody', { fr: 'personne, pas, ne', en: 'any, not, never' }),
    },
  },
};
