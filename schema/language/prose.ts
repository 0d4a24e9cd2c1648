/** Prose: texts whose blocks belong to the writer, in each language by itself. */
import { z } from 'zod';
import { type BlockKind, blockKinds, type LeafOptions, leaf, leafOptions, type Numbers } from './define.ts';
import { SchemaError } from './error.ts';
import { marks } from './inline.ts';
import { parseDeclared } from './parse.ts';

interface ProseOptions extends LeafOptions {
  /** Fewest and most blocks, without the placed facts. */
  readonly min: number;
  readonly max: number;
  /** Kinds of blocks that the writer may use. Default: all. */
  readonly kinds?: readonly BlockKind[];
  /** Maximum length of a block in characters, with placeholders filled, without marks and addresses of links. */
  readonly longest?: number;
  /** Placeholders that the schema fills with numbers: `{ tickets: 35 }`. The text must use each one, in any block. */
  readonly values?: Numbers;
  /**
   * Facts of the page that the writer places between the blocks: `{ figure: ['catchment'] }` for the block `{figure catchment}`.
   * The text must have each one once; the component renders it.
   */
  readonly places?: Readonly<Record<string, readonly string[]>>;
}

const name = z.string().regex(/^[A-Za-z][\w-]*$/, 'a name of letters, digits and hyphens');

const proseOptions = z.strictObject({
  ...leafOptions,
  min: z.int().min(1),
  max: z.int().min(1),
  kinds: z.array(z.enum(blockKinds)).min(1).optional(),
  longest: z.int().min(1).optional(),
  values: z.record(z.string(), z.number()).optional(),
  places: z.record(z.string().regex(/^[a-z]\w*$/i, 'a name of letters'), z.array(name).min(1)).optional(),
} satisfies Record<keyof ProseOptions, z.ZodType>);

/**
 * Declares a text of paragraphs, lists, quotations and margin notes with emphasis and links: in message files an array of strings, one for each
 * block;
 * in components nodes for `<Prose>`. Throws a {@link SchemaError} for invalid options.
 */
export function prose(options: ProseOptions) {
  const { min, max, kinds = blockKinds, longest, places = {}, ...rest } = options;
  parseDeclared(proseOptions, options, 'prose()', { file: 'schema' });
  if (min > max) {
    const found = `min: ${min} and max: ${max} of prose()`;
    throw new SchemaError({
      where: { file: 'schema' },
      found,
      expected: 'a min that is not above max',
      wayOut: 'exchange or correct the two',
    });
  }
  const named = Object.entries(places).flatMap(([kind, names]) => names.map((each) => `${kind} ${each}`));
  return leaf({ marks, prose: { min, max, kinds, longest, places: named }, ...rest });
}
