// Generated from schema/ by "npm run codegen". Do not edit. Seal: 84856ed906d39d67
import type { Link } from '../schema/link.ts';

/** A text with placeholders that its component fills: see `fill` in the renderer. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

export interface Offer {
  readonly icon: 'compass' | 'map';
  readonly link: Link;
  readonly text: string;
  readonly title: string;
}

export interface AboutContent {
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly title: string;
  };
  readonly text: string;
  readonly title: string;
  readonly way: Link;
  readonly years: readonly number[] | undefined;
}

export interface CommonContent {
  readonly readMinutes: Template<'minutes'>;
  readonly skip: string;
}

export interface GuidesContent {
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly title: string;
  };
  readonly title: string;
}

export interface HomeContent {
  readonly hero: {
    readonly id: 'top';
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly title: string;
  };
  readonly offers: readonly (Offer & { readonly id: 'advice' | 'strategy-guide' })[];
  readonly steps: readonly string[];
}

export interface StrategyContent {
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly title: string;
  };
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
