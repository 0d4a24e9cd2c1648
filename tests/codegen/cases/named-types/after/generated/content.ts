// Generated from schema/ by "npm run codegen". Do not edit. Seal: 8795e937cf70b6cc
import type { Inlines } from '../schema/language/inline.ts';
import type { Link } from '../schema/language/link.ts';

/** A text with placeholders that its component fills: see `fill` in the renderer. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

/** An entity of a content type, with its id. */
export type Entry<Type, Id extends string> = Type & { readonly id: Id };

export type Icon = 'compass' | 'map';

export interface Offer {
  readonly icon: Icon;
  readonly link: Link;
  readonly others: readonly Icon[];
  readonly text: string;
  readonly title: string;
}

export interface Titled {
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

export interface AboutContent extends EveryPage {
  readonly text: string;
  readonly title: string;
}

export interface CommonContent {
  readonly readMinutes: Template<'minutes'>;
  readonly skip: string;
}

export interface GuidesContent extends EveryPage {
  readonly title: string;
}

export interface HomeContent extends EveryPage {
  readonly hero: {
    readonly id: 'top';
    readonly lead: string;
    readonly title: Inlines;
  };
  readonly offers: readonly Entry<Offer, 'advice' | 'strategy-guide'>[];
  readonly steps: readonly string[];
}

export interface StrategyContent extends EveryPage {
  readonly others: readonly {
    readonly only: string;
  }[];
  readonly reasons: readonly Titled[];
  readonly text: string;
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
