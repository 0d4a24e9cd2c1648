/** The draws of random weightings, beside the page, so that no key ever waits for them. */
import { winShares } from '../maths/weightings.ts';
import type { Asked } from './use-shares.ts';

addEventListener('message', ({ data: { id, scores, weights } }: MessageEvent<Asked>) => {
  postMessage({ id, shares: winShares(scores, weights) });
});
