// Generated from schema/ by "npm run codegen". Do not edit. Seal: 8af7f6faf3a70045
import type { Inlines } from '../schema/language/inline.ts';
import type { Link } from '../schema/language/link.ts';
import type { PluralText } from '../schema/language/plural.ts';

/** A text with placeholders that its component fills: see `fill` in the renderer. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

/** An entity of a content type, with its id. */
export type Entry<Type, Id extends string> = Type & { readonly id: Id };

export interface Offer {
  readonly icon: 'compass' | 'map';
  readonly link: Link;
  /** Such as fr “Gardez {cashMonthsMin} à {cashMonthsMax} mois…”, en “Keep {cashMonthsMin} to {cashMonthsMax} months…”, home.json offers.advice.text */
  readonly text: string;
  /** Such as fr “Conseil”, en “Advice”, home.json offers.advice.title */
  readonly title: string;
}

/** The shape that the content of every page begins with. */
interface EveryPage {
  /** Such as fr “À propos”, en “About”, about.json label */
  readonly label: string;
  readonly meta: {
    /** Such as fr “Qui nous sommes et comment nous travaillons.”, en “Who we are and how we work.”, about.json meta.description */
    readonly description: string;
    /** Such as fr “À propos”, en “About us”, about.json meta.title */
    readonly title: string;
  };
}

export interface AboutContent extends EveryPage {
  /** fr “Des points à {city}, sur {weeks} semaines : ils…”, en “Over {weeks} weeks, points of sale open in…”, about.json text */
  readonly text: PluralText<'count' | 'weeks', 'city'>;
  /** fr “{count} informations manquent”, en “{count} facts missing”, about.json title */
  readonly title: PluralText<'count'>;
}

export interface CommonContent {
  /** fr “{minutes} min de lecture”, en “{minutes} min read”, common.json readMinutes */
  readonly readMinutes: Template<'minutes'>;
  /** fr “Aller au contenu”, en “Skip to content”, common.json skip */
  readonly skip: string;
}

export interface GuidesContent extends EveryPage {
  /** fr “Nos guides”, en “Our guides”, guides.json title */
  readonly title: string;
}

export interface HomeContent extends EveryPage {
  readonly hero: {
    readonly id: 'top';
    /** fr “{firmName} vous aide à choisir.”, en “{firmName} helps you choose.”, home.json hero.lead */
    readonly lead: string;
    /** fr “Ouvrir au bon endroit”, en “Open in the right place”, home.json hero.title */
    readonly title: Inlines;
  };
  readonly offers: readonly Entry<Offer, 'advice' | 'strategy-guide'>[];
  /** fr “Observer”, en “Observe”, home.json steps */
  readonly steps: readonly string[];
}

export interface StrategyContent extends EveryPage {
  /** fr “Commencez par les comptes.”, en “Begin with the accounts.”, strategy.json text */
  readonly text: string;
  /** fr “Bâtir la stratégie”, en “Building the strategy”, strategy.json title */
  readonly title: string;
}

/** The content of every bundle, by id. */
export interface Contents {
  readonly about: AboutContent;
  readonly common: CommonContent;
  readonly guides: GuidesContent;
  readonly home: HomeContent;
  readonly strategy: StrategyContent;
}

export type BundleId = keyof Contents;
