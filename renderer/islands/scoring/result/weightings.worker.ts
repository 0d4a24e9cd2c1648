/** The worker that draws random weightings, so that keystrokes do not wait. */
import { winShares } from '../maths/weightings.ts';
import type { ShareRequest } from './use-shares.ts';

addEventListener('message', ({ data: { id, scores, weights } }: MessageEvent<ShareRequest>) => {
  postMessage({ id, shares: winShares(scores, weights) });
});
