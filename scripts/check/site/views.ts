/** The views of collections that a page shows. */
import { metaOf } from '../../../schema/define.ts';
import { children } from '../../../schema/nodes.ts';
import type { PageModel, SiteModel } from '../../codegen/model.ts';

export interface ShownView {
  /** The bundle with the texts of the collection. */
  readonly bundle: string;
  /** The name of the view: in message keys, what follows the id of the entity. */
  readonly view: string;
}

const known = new WeakMap<PageModel, readonly ShownView[]>();

/** Those that the content of a page names, in its order. */
export function viewsOn(page: PageModel, { model }: { readonly model: SiteModel }): readonly ShownView[] {
  const before = known.get(page);
  if (before) return before;
  const below = (node: Parameters<typeof metaOf>[0]): ShownView[] => {
    const meta = metaOf(node);
    if (meta?.kind === 'text' || meta?.kind === 'fact') return [];
    if (meta?.kind !== 'view') return children(node).flatMap(([, child]) => below(child));
    const bundle = model.bundles.find(({ content }) => content === meta.collection)?.id;
    return bundle === undefined ? [] : [{ bundle, view: meta.name }];
  };
  const content = model.bundles.find(({ id }) => id === page.id)?.content;
  const found = content ? below(content) : [];
  known.set(page, found);
  return found;
}
