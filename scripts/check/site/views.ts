/** The views of collections that a page shows. */

import { viewsBelow } from '../../../schema/nodes.ts';
import type { PageModel, SiteModel } from '../../codegen/model.ts';
import { memoizePerObject } from '../../lib/memoize.ts';

export interface ShownView {
  /** The bundle with the texts of the collection. */
  readonly bundle: string;
  /** The name of the view: in message keys, what follows the id of the entity. */
  readonly view: string;
}

/** Those that the content of a page names, in its order. */
export const viewsOn = memoizePerObject((page: PageModel, { model }: { readonly model: SiteModel }): readonly ShownView[] => {
  const content = model.bundles.find(({ id }) => id === page.id)?.content;
  return (content ? viewsBelow(content) : []).flatMap(({ collection, name }): ShownView[] => {
    const bundle = model.bundles.find((each) => each.content === collection)?.id;
    return bundle === undefined ? [] : [{ bundle, view: name }];
  });
});
