// Generated from schema/ by "npm run codegen". Do not edit. Seal: b612062b0569a3e1
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

/** Fails compilation, naming the key, when a message file lacks a text that its content type asks for. */
type Complete<Expected, Actual extends Expected> = Actual;

/** The texts of `messages/<locale>/about.json`. */
export interface AboutMessages {
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly title: string;
  };
  readonly text: string;
  readonly title: string;
}

/** The texts of `messages/<locale>/common.json`. */
export interface CommonMessages {
  readonly readMinutes: string;
  readonly skip: string;
}

/** The texts of `messages/<locale>/guides.json`. */
export interface GuidesMessages {
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly title: string;
  };
  readonly title: string;
}

/** The texts of `messages/<locale>/home.json`. */
export interface HomeMessages {
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly title: string;
  };
  readonly offers: {
    readonly advice: {
      readonly text: string;
      readonly title: string;
    };
    readonly 'strategy-guide': {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly steps: {
    readonly 1: string;
    readonly 2: string;
    readonly 3: string;
    readonly 4?: never;
  };
}

/** The texts of `messages/<locale>/strategy.json`. */
export interface StrategyMessages {
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly title: string;
  };
  readonly text: string;
  readonly title: string;
}

export type enAboutIsComplete = Complete<AboutMessages, typeof enAbout>;
export type frAboutIsComplete = Complete<AboutMessages, typeof frAbout>;
export type enCommonIsComplete = Complete<CommonMessages, typeof enCommon>;
export type frCommonIsComplete = Complete<CommonMessages, typeof frCommon>;
export type enGuidesIsComplete = Complete<GuidesMessages, typeof enGuides>;
export type frGuidesIsComplete = Complete<GuidesMessages, typeof frGuides>;
export type enHomeIsComplete = Complete<HomeMessages, typeof enHome>;
export type frHomeIsComplete = Complete<HomeMessages, typeof frHome>;
export type enStrategyIsComplete = Complete<StrategyMessages, typeof enStrategy>;
export type frStrategyIsComplete = Complete<StrategyMessages, typeof frStrategy>;
