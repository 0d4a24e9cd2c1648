/** The site as codegen emits it: pages in the order of their ids, with paths, trails and redirects worked out. */
import type { z } from 'zod';
import type { Kind, Renamed, Role, StructuredData } from '../../schema/language/define.ts';
import type { Language } from '../../schema/text/typeset.ts';

export interface PageModel {
  readonly id: string;
  readonly role: Role | undefined;
  readonly kind: Kind | undefined;
  /** False for the error pages, which hosts serve in place of others. */
  readonly isAddress: boolean;
  readonly parent: string | undefined;
  /** Path by locale, from the root: `/en/about`. */
  readonly paths: Readonly<Record<string, string>>;
  /** Page ids from home to this page. */
  readonly trail: readonly string[];
  readonly anchors: readonly string[];
  readonly indexed: boolean;
  readonly layout: 'site' | 'bare';
  readonly structuredData: StructuredData;
  readonly published: string | undefined;
}

/** A message bundle: a page's messages, or messages shared by several. */
export interface BundleModel {
  readonly id: string;
  /** Name of the generated interfaces: `home` gives `Home`. */
  readonly typeName: string;
  readonly content: z.ZodObject;
}

/** An address that is no page's any more. */
export interface Redirect {
  readonly from: string;
  /** The path it leads to for good; undefined for one that is gone. */
  readonly to: string | undefined;
  /** The anchor of that page that stands in for it. */
  readonly anchor?: string | undefined;
}

export interface SiteModel {
  readonly defaultLocale: string;
  readonly origin: string;
  readonly pages: readonly PageModel[];
  /** What every page's content begins with. */
  readonly pageShape: z.ZodRawShape;
  readonly bundles: readonly BundleModel[];
  readonly redirects: readonly Redirect[];
  /** Keys of messages that changed name, each with its bundle. */
  readonly renamed: Renamed;
  readonly languages: readonly Language[];
}
