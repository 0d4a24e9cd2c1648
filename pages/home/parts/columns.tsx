/** Three columns: two texts, and four proofs with a way to the case studies. */
import { link } from '#generated/links.ts';
import { useContent } from '#renderer/page.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { PointList } from '#renderer/ui/lists.tsx';

export function Columns() {
  const { problem, method, proof } = useContent('home').columns;
  return (
    <section className="band">
      <div className="wrap grid gap-x-12 gap-y-12 py-section lg:grid-cols-3">
        {[problem, method].map((column) => (
          <div key={column.title}>
            <h2 className="text-h3">{column.title}</h2>
            <p className="measure mt-4">{column.text}</p>
          </div>
        ))}
        <div>
          <h2 className="text-h3">{proof.title}</h2>
          <div className="mt-4 mb-6">
            <PointList items={proof.points} />
          </div>
          <ArrowLink to={link('caseStudies')}>{proof.link}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
