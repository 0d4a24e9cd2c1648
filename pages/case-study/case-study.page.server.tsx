/** A case study: the whole story, then the next case. */
import { link } from '#generated/links.ts';
import type { PageOf } from '#generated/pages.ts';
import { caseAfter } from '#renderer/content/case-studies.ts';
import { loadContent } from '#renderer/content/load.ts';
import { useContent, useLocale, usePageOf } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { ArrowLink, PageLink } from '#renderer/ui/link.tsx';
import { CaseText } from './case-text.tsx';

export function Page() {
  const id = usePageOf('caseStudy');
  const content = useContent(id);
  const next = caseAfter(id);
  return (
    <>
      <CaseText content={content} />
      {next !== undefined && <NextCase id={next} />}
      <CallToAction action={content.action} subject="case" />
    </>
  );
}

function NextCase({ id }: { readonly id: PageOf<'caseStudy'> }) {
  const { next, all } = useContent('caseStudyPages');
  const { story } = loadContent(id, useLocale());
  return (
    <section className="wrap pb-section">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-t border-line pt-8">
        <div>
          <h2 className="font-sans text-small text-ink-soft">{next}</h2>
          <p className="mt-2 font-display text-h3">
            <PageLink to={link(id)} className="link">
              {story.title}
            </PageLink>
          </p>
        </div>
        <ArrowLink to={link('caseStudies')}>{all}</ArrowLink>
      </div>
    </section>
  );
}
