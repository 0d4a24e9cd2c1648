/** What development shows for an unknown path, or a page that fails to render. */

import { ApplicationError } from './errors/application-error.tsx';
import { NotFound } from './errors/not-found.tsx';
import { useRoute } from './page.tsx';

export function Page() {
  return useRoute().page === 'notFound' ? <NotFound /> : <ApplicationError />;
}
