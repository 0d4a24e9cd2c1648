/** The scoring tool in its frame. */

import { href, link } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { scoringFrameHeightPx } from '#schema/site/constants.ts';
import { fill } from '../content/fill.ts';
import { identity } from '../content/identity.ts';
import { useContent, useLocale } from '../page.tsx';
import { ExternalLink } from './link.tsx';
import { ScoringSheet } from './scoring-sheet.tsx';

const frameName = 'scoring-tool';

/**
 * The tool in a frame that loads when it comes near; on the visitor's click only, when the tool sets trackers. Our own tool makes
 * its frame as tall as it is itself; without a script its grid on paper stands in the frame's place.
 */
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
          <ExternalLink className="link font-medium" href={url}>
            {frame.fullScreen}
          </ExternalLink>
        </div>
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
