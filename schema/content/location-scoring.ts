/** The location-scoring page, which frames the scoring tool. */
import { z } from 'zod';
import { list, rich, section, text } from '../language/define.ts';
import type { Identity } from '../site/identity.ts';
import { callToAction, titled } from './shared.ts';

const isOurs = ({ scoringTool }: Identity) => scoringTool === '';
const tracks = ({ scoringToolTracks }: Identity) => scoringToolTracks;

export const locationScoringContent = z.object({
  hero: z.object({ title: rich(), lead: text(), drawing: text() }),
  features: list(3, titled),
  frame: section(
    'tool',
    z.object({
      title: text(),
      heading: text(),
      lead: text(),
      fullScreen: text(),
      card: text({ shownIf: isOurs, note: 'On a phone, instead of the frame.' }),
      open: text({ shownIf: isOurs, max: 40, note: 'On a phone: the button to the page of the tool.' }),
      load: text({ shownIf: tracks }),
      trackers: text({ params: ['host'], shownIf: tracks }),
    }),
  ),
  expert: section('expert', callToAction),
});
