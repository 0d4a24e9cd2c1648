// Generated from schema/ by "npm run codegen". Do not edit. Seal: 7032f12f8b9ea5be
import type { Picture } from '../schema/language/picture.ts';

/** A text with placeholders that its component fills: see `fill` in the renderer. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

/** An entity of a content type, with its id. */
export type Entry<Type, Id extends string> = Type & { readonly id: Id };

export interface Profile {
  readonly portrait?: Picture | undefined;
  /** Such as people.json martin.profile.role */
  readonly role: string;
}

export interface Shop {
  readonly photo?: Picture | undefined;
  /** Such as home.json shops.lyon.title */
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
  /** fr “Nous accompagnons les réseaux.”, en “We work with retail networks.”, about.json text */
  readonly text: string;
  /** fr “Plus de {projectCount} missions”, en “More than {projectCount} projects”, about.json title */
  readonly title: string;
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
  readonly people: readonly Entry<Profile, 'durand' | 'martin'>[];
  readonly shops: readonly Entry<Shop, 'lyon' | 'paris'>[];
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
