/** The page that the development server shows for an unknown path or a failed rendering. */
import { roles } from '#generated/pages.ts';
import { ApplicationError, NotFound } from './errors.tsx';
import { useRoute } from './page.tsx';

export function Page() {
  return useRoute().page === roles.notFound ? <NotFound /> : <ApplicationError />;
}
