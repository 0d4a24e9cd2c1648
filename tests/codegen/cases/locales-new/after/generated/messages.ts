// Generated from schema/ by "npm run codegen". Do not edit. Seal: a193ff9c670f421d
import type enAbout from './messages/en/about.json';
import type frAbout from './messages/fr/about.json';
import type enCommon from './messages/en/common.json';
import type frCommon from './messages/fr/common.json';
import type enGuides from './messages/en/guides.json';
import type frGuides from './messages/fr/guides.json';
import type enHome from './messages/en/home.json';
import type frHome from './messages/fr/home.json';
import type enStrategy from './messages/en/strategy.json';
import type frStrategy from './messages/fr/strategy.json';
import type enVisa from './messages/en/visa.json';

/** Fails to compile, naming the key, if a message file lacks a text of its content type. */
type Complete<Expected, Actual extends Expected> = Actual;

/** A list of exactly `Count` items, keyed from 1. Without `never`, the compiler would accept one item more. */
type Exactly<Count extends keyof Lists<unknown>, Item> = Lists<Item>[Count];

interface Lists<Item> {
  readonly 3: { readonly 1: Item; readonly 2: Item; readonly 3: Item; readonly 4?: never };
}

interface Offer {
  readonly text: string;
  readonly title: string;
}

/** The shape that the content of every page begins with. */
interface EveryPage {
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly title: string;
  };
}

export interface AboutEnMessages extends EveryPage {
  readonly text: string;
  readonly title: string;
  readonly visitors: {
    readonly title: string;
  };
}

export interface AboutFrMessages extends EveryPage {
  readonly text: string;
  readonly title: string;
}

export interface CommonMessages {
  readonly readMinutes: string;
  readonly skip: string;
}

export interface GuidesMessages extends EveryPage {
  readonly title: string;
}

export interface HomeEnMessages extends EveryPage {
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly offers: Readonly<Record<'advice' | 'strategy-guide' | 'visa' | 'visitors', Offer>>;
  readonly steps: Exactly<3, string>;
}

export interface HomeFrMessages extends EveryPage {
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly offers: Readonly<Record<'advice' | 'strategy-guide', Offer>>;
  readonly steps: Exactly<3, string>;
}

export interface StrategyMessages extends EveryPage {
  readonly text: string;
  readonly title: string;
}

export interface VisaMessages extends EveryPage {
  readonly title: string;
}

export type enAboutIsComplete = Complete<AboutEnMessages, typeof enAbout>;
export type frAboutIsComplete = Complete<AboutFrMessages, typeof frAbout>;
export type enCommonIsComplete = Complete<CommonMessages, typeof enCommon>;
export type frCommonIsComplete = Complete<CommonMessages, typeof frCommon>;
export type enGuidesIsComplete = Complete<GuidesMessages, typeof enGuides>;
export type frGuidesIsComplete = Complete<GuidesMessages, typeof frGuides>;
export type enHomeIsComplete = Complete<HomeEnMessages, typeof enHome>;
export type frHomeIsComplete = Complete<HomeFrMessages, typeof frHome>;
export type enStrategyIsComplete = Complete<StrategyMessages, typeof enStrategy>;
export type frStrategyIsComplete = Complete<StrategyMessages, typeof frStrategy>;
export type enVisaIsComplete = Complete<VisaMessages, typeof enVisa>;
