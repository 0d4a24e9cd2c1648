/** A case study: the whole story, then the next case. */
import { link } from '#generated/links.ts';
import type { PageOf } from '#generated/pages.ts';
import { caseAfter } from '#renderer/content/case-studies.ts';
import { loadContent } from '#renderer/content/load.ts';
import { useContent, useLocale, usePageOf } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { ArrowLink, PageLink } from '#renderer/ui/link.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { CaseText } from './case-text.tsx';

export function Page() {
  const id = usePageOf('caseStudy');
  const { action } = useContent('caseStudyPages');
  const next = caseAfter(id);
  return (
    <>
      <CaseText content={useContent(id)} />
      {next !== undefined && <NextCase id={next} />}
      <CallToAction action={action} subject="case" />
    </>
  );
}

function NextCase({ id }: { readonly id: PageOf<'caseStudy'> }) {
  const { next, all } = useContent('caseStudyPages');
  const { story } = loadContent(id, useLocale());
  return (
    <Section title={next} aside={<ArrowLink to={link('caseStudies')}>{all}</ArrowLink>}>
      <h3 className="text-h3">
        <PageLink to={link(id)} className="link">
          {story.title}
        </PageLink>
      </h3>
      <p className="measure mt-3 text-ink-soft">{story.summary}</p>
    </Section>
  );
}
