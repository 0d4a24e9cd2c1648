/** The site as codegen emits it: pages in the order of their ids, with computed paths, trails and redirects. */
import type { z } from 'zod';
import type { Kind, Renamed, Role, StructuredData } from '../../schema/language/define.ts';
import type { Language } from '../../schema/text/typeset.ts';

export interface PageModel {
  readonly id: string;
  readonly role: Role | undefined;
  readonly kind: Kind | undefined;
  /** False for the error pages, which have no address of their own. */
  readonly isAddress: boolean;
  readonly parent: string | undefined;
  /** Path by locale, from the root: `/en/about`. A page that does not exist in a locale has no path there. */
  readonly paths: Readonly<Record<string, string>>;
  /** Page ids from home to this page. */
  readonly trail: readonly string[];
  /** Anchors of its sections, by locale. */
  readonly anchors: Readonly<Record<string, readonly string[]>>;
  readonly indexed: boolean;
  readonly layout: 'site' | 'bare';
  readonly structuredData: StructuredData;
  readonly published: string | undefined;
  /** The day of the last revision; undefined for a page that was never revised. */
  readonly updated: string | undefined;
}

/** A message bundle: a page's messages, or messages shared by several. */
export interface BundleModel {
  readonly id: string;
  /** Name of the generated interfaces: `home` gives `Home`. */
  readonly typeName: string;
  /** The content in every locale. `bundlesIn` returns the content of one. */
  readonly content: z.ZodObject;
  /** The locales in which the bundle exists. */
  readonly locales: readonly string[];
}

export interface Redirect {
  readonly from: string;
  /** Target path of a permanent redirect; undefined for a removed page. */
  readonly to: string | undefined;
  /** Anchor on the target page. */
  readonly anchor?: string | undefined;
}

export interface SiteModel {
  readonly defaultLocale: string;
  readonly origin: string;
  readonly pages: readonly PageModel[];
  /** The shape that the content of every page begins with. */
  readonly pageShape: z.ZodRawShape;
  readonly bundles: readonly BundleModel[];
  readonly redirects: readonly Redirect[];
  /** Renamed message keys, with their bundles. */
  readonly renamed: Renamed;
  readonly languages: readonly Language[];
  /** The locales that may lack texts and are not published. */
  readonly drafts: readonly string[];
  /** Folders of `pages/` with a component, which tell a removed page. */
  readonly components: readonly string[];
  /** Names of the sites that texts may link to, by host. */
  readonly sources: Readonly<Record<string, string>>;
}
