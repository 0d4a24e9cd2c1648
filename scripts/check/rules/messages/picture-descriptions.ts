import { parse } from 'node:path';
import { plainText } from '../../../../schema/text/language-marks.ts';
import { memoizePerObject } from '../../../lib/maps.ts';
import { picturesOf } from '../../../model/pictures.ts';
import { short } from '../../../model/problem.ts';
import type { SiteModel } from '../../../model/site-model.ts';
import type { TextRule } from '../../rule.ts';

/** Openings that repeat what screen readers announce, in French and in English. */
const announced =
  /^(?:(?:une? |la |l[’'])?(?:image|photo(?:graphie)?|illustration|cliché) (?:de |du |des |d[’']|montrant )|(?:an? |the )?(?:image|photo(?:graph)?|picture|illustration) (?:of|showing) )/i;

/** Matches file names of cameras: `IMG_2041`. */
const camera = /^(?:[a-z]{1,4}[_-]?)?\d{3,}\S*$/i;

export const pictureDescriptions: TextRule = {
  name: 'picture-descriptions',
  looksAt: 'text',
  explain: `A description of a picture that is the name of its file, or begins with “Image of” or “Photo de”. Screen readers announce an image by
themselves; the description tells what it shows.

  "alt": "Photo de la vitrine"
    found:    a description that begins with “Photo de ”
    expected: what the picture shows
    way out:  Begin with the subject: “La vitrine …”.`,
  check({ bundle, key, text }, { model }) {
    const file = fileOf(model).get([bundle, ...key].join('.'));
    if (file === undefined) return [];
    const words = plainText(text).trim();
    const expected = 'what the picture shows';
    const [opening] = announced.exec(words) ?? [];
    if (opening !== undefined) {
      const found = `a description that begins with “${opening}”`;
      return [{ found, expected, wayOut: `Begin with the subject: “${short(words.slice(opening.length))}”.` }];
    }
    const { name } = parse(file);
    if (plain(words) !== plain(name) && plain(words) !== plain(file) && !camera.test(words)) return [];
    return [
      {
        found: `the name of the file ${file} as its description, “${short(words)}”`,
        expected,
        wayOut: 'Describe the picture in a sentence.',
      },
    ];
  },
};

/** The file of each picture, by the key of its description. */
const fileOf = memoizePerObject(
  (model: SiteModel) => new Map(picturesOf(model).map(({ bundle, key, picture }) => [[bundle, ...key].join('.'), picture.file])),
);

/** Returns a text in lower case with single spaces between letters and digits. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
