/** The scoring tool in a frame, and its paper version for visitors without JavaScript. */
import { href, link } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { scoringFrameHeightPx } from '#schema/site/constants.ts';
import { fill } from '../content/fill.ts';
import { identity } from '../content/identity.ts';
import { letterOf } from '../islands/scoring/comparison.ts';
import { useContent, useLocale } from '../page.tsx';
import { ExternalLink, PageLink } from './link.tsx';

const frameName = 'scoring-tool';

/** The tool in a lazy frame. A tool with trackers loads on a click only. On a phone, a card leads to the page of our own tool. */
export function ToolFrame() {
  const { frame } = useContent('locationScoring');
  const locale = useLocale();
  const url = identity.scoringTool || href(link(roles.scoringTool), locale);
  const isOurs = identity.scoringTool === '';
  const tracks = identity.scoringToolTracks;
  return (
    <section id={frame.id} className="band">
      <div className="wrap py-section">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div>
            <h2 className="text-h2">{frame.heading}</h2>
            <p className="measure mt-4 text-ink-soft">{frame.lead}</p>
          </div>
          <ExternalLink className={isOurs ? 'link tool-full-screen font-medium' : 'link font-medium'} href={url}>
            {frame.fullScreen}
          </ExternalLink>
        </div>
        {isOurs && (
          <div className="tool-card">
            <p>{frame.card}</p>
            <PageLink to={link(roles.scoringTool)} className="button button-primary mt-6">
              {frame.open}
            </PageLink>
          </div>
        )}
        {tracks && (
          <p className="mt-8 flex flex-wrap items-center gap-6">
            <span className="measure">{fill(frame.trackers, { host: new URL(url, identity.origin).host })}</span>
            <a className="button" href={url} target={frameName}>
              {frame.load}
            </a>
          </p>
        )}
        <iframe
          className={isOurs ? 'tool-frame is-ours' : 'tool-frame'}
          name={frameName}
          title={frame.title}
          src={tracks ? undefined : url}
          height={scoringFrameHeightPx}
          loading="lazy"
        />
        {isOurs && (
          <noscript>
            <ScoringSheet />
          </noscript>
        )}
      </div>
    </section>
  );
}

const letters = Array.from({ length: scoringBounds.locations.max }, (_, place) => letterOf(place));

/** The scoring grid on paper: the criteria of the featured article, to weight and score by hand. */
export function ScoringSheet() {
  const { noScript, title, lead, criteria, criterion, weight, site, total, method } = useContent('scoringSheet');
  return (
    <div className="score-sheet">
      <p className="score-sheet-notice">{noScript}</p>
      <h2 className="text-h3">{title}</h2>
      <p className="measure mt-3 text-ink-soft">{lead}</p>
      <table className="mt-6">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{criterion}</th>
            <th scope="col">{weight}</th>
            {letters.map((letter) => (
              <th key={letter} scope="col">
                <span className="sr-only">{fill(site, { letter })}</span>
                <span aria-hidden="true">{letter}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ id, title }) => (
            <Line key={id} title={title} />
          ))}
        </tbody>
        <tfoot>
          <Line title={total} />
        </tfoot>
      </table>
      <h3 className="mt-8 text-h3">{method.title}</h3>
      <ol className="measure mt-3 grid list-decimal gap-2 ps-5">
        {method.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function Line({ title }: { readonly title: string }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td />
      {letters.map((letter) => (
        <td key={letter} />
      ))}
    </tr>
  );
}
