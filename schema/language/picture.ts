/** Pictures: a file of `renderer/pictures/` for a place, with the text that describes it. */
import { z } from 'zod';
import { cropEdges, type PictureFacts, pictureFolder, sourceFormat } from '../site/picture-files.ts';
import { placeNames } from '../site/picture-places.ts';
import { metaOf, text, withMeta } from './define.ts';
import { SchemaError } from './error.ts';
import { parseDeclared } from './parse.ts';

/** A picture as components receive it. */
export interface Picture extends PictureFacts {
  readonly alt: string;
}

type PictureNode = z.ZodObject<{ alt: ReturnType<typeof text> }>;

const fraction = z.number().min(0).max(1);

const pictureOptions = z.strictObject({
  file: z.string().min(1),
  place: z.enum(placeNames),
  focus: z.tuple([fraction, fraction]).optional(),
  crop: z.enum(cropEdges).optional(),
  credit: z.string().min(1).optional(),
} satisfies Record<keyof PictureFacts, z.ZodType>);

const declared = { file: 'schema' } as const;

/**
 * Declares a picture: in the content of a page, or as a fact of the type {@link pictureFact}. Its description is the text `alt`.
 * Throws a {@link SchemaError} for invalid options.
 */
export function picture(facts: PictureFacts): PictureNode {
  parseDeclared(pictureOptions, facts, 'picture()', declared);
  checkFile(facts.file);
  const alt = text({
    max: 200,
    note: 'Describes the picture for those who do not see it, in the words of the page: what happens, not “Image of”.',
  });
  return withMeta(z.object({ alt }), { kind: 'picture', picture: facts });
}

/** Type of a fact that is a {@link picture}. An entity without one needs no description: `pictureFact.optional()`. */
export const pictureFact = withMeta(z.custom<PictureNode>(isPicture, 'expected picture({ … })'), { kind: 'pictureFact' });

function isPicture(value: unknown): boolean {
  return value instanceof z.ZodObject && metaOf(value)?.kind === 'picture';
}

/** Throws a {@link SchemaError} for a path outside the folder of pictures, an unknown format, and characters that URLs escape. */
function checkFile(file: string): void {
  const refuse = (expected: string, wayOut: string): never => {
    throw new SchemaError({ where: declared, found: `the picture "${file}"`, expected, wayOut });
  };
  if (/^\/|^\w:|\\|(?:^|\/)\.\.?\//.test(file))
    refuse(`a path below ${pictureFolder}/, such as "shop.jpg"`, `copy the file to ${pictureFolder}/ and write its path from there`);
  if (!sourceFormat.test(file))
    refuse(
      'a JPEG, PNG, AVIF or SVG file: .jpg, .jpeg, .png, .avif, .svg',
      sourceFormat.test(file.toLowerCase())
        ? `rename the file to "${file.toLowerCase()}"`
        : 'export the picture from an image editor in one of these formats',
    );
  const plain = file.replace(/[^\w/.-]+|\.(?=.*\.)/g, '-');
  if (plain !== file) refuse('letters without accents, digits, hyphens and underscores', `rename the file to "${plain}"`);
}
