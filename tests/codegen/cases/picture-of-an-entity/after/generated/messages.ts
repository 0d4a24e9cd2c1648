// Generated from schema/ by "npm run codegen". Do not edit. Seal: 96ce09260cae9a96
import type enAbout from './messages/en/about.json';
import type frAbout from './messages/fr/about.json';
import type enCommon from './messages/en/common.json';
import type frCommon from './messages/fr/common.json';
import type enGuides from './messages/en/guides.json';
import type frGuides from './messages/fr/guides.json';
import type enHome from './messages/en/home.json';
import type frHome from './messages/fr/home.json';
import type enPeople from './messages/en/people.json';
import type frPeople from './messages/fr/people.json';
import type enStrategy from './messages/en/strategy.json';
import type frStrategy from './messages/fr/strategy.json';

/** Fails to compile, naming the key, if a message file lacks a text of its content type. */
type Complete<Expected, Actual extends Expected> = Actual;

interface Profile {
  readonly role: string;
}

interface Shop {
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
  readonly shops: {
    readonly lyon: Shop & {
      readonly photo: {
        readonly alt: string;
      };
    };
    readonly paris: Shop;
  };
}

export interface PeopleMessages {
  readonly durand: {
    readonly profile: Profile;
  };
  readonly martin: {
    readonly profile: Profile & {
      readonly portrait: {
        readonly alt: string;
      };
    };
  };
}

export interface StrategyMessages extends EveryPage {
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
export type enPeopleIsComplete = Complete<PeopleMessages, typeof enPeople>;
export type frPeopleIsComplete = Complete<PeopleMessages, typeof frPeople>;
export type enStrategyIsComplete = Complete<StrategyMessages, typeof enStrategy>;
export type frStrategyIsComplete = Complete<StrategyMessages, typeof frStrategy>;
