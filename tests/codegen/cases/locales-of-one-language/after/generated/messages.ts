// Generated from schema/ by "npm run codegen". Do not edit. Seal: 7b42f826139825eb
import type enAbout from './messages/en/about.json';
import type filAbout from './messages/fil/about.json';
import type frAbout from './messages/fr/about.json';
import type ptAbout from './messages/pt/about.json';
import type pt_BRAbout from './messages/pt-BR/about.json';
import type enCommon from './messages/en/common.json';
import type filCommon from './messages/fil/common.json';
import type frCommon from './messages/fr/common.json';
import type ptCommon from './messages/pt/common.json';
import type pt_BRCommon from './messages/pt-BR/common.json';
import type enGuides from './messages/en/guides.json';
import type filGuides from './messages/fil/guides.json';
import type frGuides from './messages/fr/guides.json';
import type ptGuides from './messages/pt/guides.json';
import type pt_BRGuides from './messages/pt-BR/guides.json';
import type enHome from './messages/en/home.json';
import type filHome from './messages/fil/home.json';
import type frHome from './messages/fr/home.json';
import type ptHome from './messages/pt/home.json';
import type pt_BRHome from './messages/pt-BR/home.json';
import type enStrategy from './messages/en/strategy.json';
import type filStrategy from './messages/fil/strategy.json';
import type frStrategy from './messages/fr/strategy.json';
import type ptStrategy from './messages/pt/strategy.json';
import type pt_BRStrategy from './messages/pt-BR/strategy.json';

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

export interface AboutMessages extends EveryPage {
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

export interface HomeMessages extends EveryPage {
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

export type enAboutIsComplete = Complete<AboutMessages, typeof enAbout>;
export type filAboutIsComplete = Complete<AboutMessages, typeof filAbout>;
export type frAboutIsComplete = Complete<AboutMessages, typeof frAbout>;
export type ptAboutIsComplete = Complete<AboutMessages, typeof ptAbout>;
export type pt_BRAboutIsComplete = Complete<AboutMessages, typeof pt_BRAbout>;
export type enCommonIsComplete = Complete<CommonMessages, typeof enCommon>;
export type filCommonIsComplete = Complete<CommonMessages, typeof filCommon>;
export type frCommonIsComplete = Complete<CommonMessages, typeof frCommon>;
export type ptCommonIsComplete = Complete<CommonMessages, typeof ptCommon>;
export type pt_BRCommonIsComplete = Complete<CommonMessages, typeof pt_BRCommon>;
export type enGuidesIsComplete = Complete<GuidesMessages, typeof enGuides>;
export type filGuidesIsComplete = Complete<GuidesMessages, typeof filGuides>;
export type frGuidesIsComplete = Complete<GuidesMessages, typeof frGuides>;
export type ptGuidesIsComplete = Complete<GuidesMessages, typeof ptGuides>;
export type pt_BRGuidesIsComplete = Complete<GuidesMessages, typeof pt_BRGuides>;
export type enHomeIsComplete = Complete<HomeMessages, typeof enHome>;
export type filHomeIsComplete = Complete<HomeMessages, typeof filHome>;
export type frHomeIsComplete = Complete<HomeMessages, typeof frHome>;
export type ptHomeIsComplete = Complete<HomeMessages, typeof ptHome>;
export type pt_BRHomeIsComplete = Complete<HomeMessages, typeof pt_BRHome>;
export type enStrategyIsComplete = Complete<StrategyMessages, typeof enStrategy>;
export type filStrategyIsComplete = Complete<StrategyMessages, typeof filStrategy>;
export type frStrategyIsComplete = Complete<StrategyMessages, typeof frStrategy>;
export type ptStrategyIsComplete = Complete<StrategyMessages, typeof ptStrategy>;
export type pt_BRStrategyIsComplete = Complete<StrategyMessages, typeof pt_BRStrategy>;
