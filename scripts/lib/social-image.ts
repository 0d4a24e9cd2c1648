/** The image of shared links: its sources, and the keyword of its PNG that tells from which sources it was made. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const socialImageFile = '/shared/social.png';

/** Keyword of the text in the PNG that holds {@link socialSource}'s hash. */
export const sourceKeyword = 'Source';

const drawing = 'renderer/drawings/street-elevation.svg';
const tokens = 'renderer/styles/tokens.css';

/** Returns the drawing, the declarations of the colours, and a hash of both. */
export function socialSource(): { readonly drawing: string; readonly colours: string; readonly hash: string } {
  const [own = ''] = readFileSync(tokens, 'utf8').split('@media');
  const sources = {
    drawing: readFileSync(drawing, 'utf8'),
    colours: [...own.matchAll(/--color-[\w-]+: #\w+;/g)].join(' '),
  };
  return { ...sources, hash: createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16) };
}
