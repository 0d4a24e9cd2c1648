/** What development shows for an unknown path, or a page that fails to render. */

import { roles } from '#generated/pages.ts';
import { ApplicationError } from './errors/application-error.tsx';
import { NotFound } from './errors/not-found.tsx';
import { useRoute } from './page.tsx';

export function Page() {
  return useRoute().page === roles.notFound ? <NotFound /> : <ApplicationError />;
}
