import { pictureFolder } from '../../../../schema/site/picture-files.ts';
import { picturesOf } from '../../../model/pictures.ts';
import type { SchemaRule } from '../../rule.ts';

export const unusedPictures: SchemaRule = {
  name: 'unused-pictures',
  looksAt: 'schema',
  explain: `A file of ${pictureFolder}/ that no picture() declares. Originals are large, and nobody knows whether an unused one may be deleted.

  ${pictureFolder}/shop-old.jpg
    found:    an unused picture
    expected: files that a picture() of the schema declares
    way out:  Delete the file, or declare it with picture().`,
  check({ schema, model }) {
    const declared = new Set(picturesOf(model).map(({ picture }) => picture.file));
    return Object.keys(schema.pictures)
      .filter((file) => !declared.has(file))
      .map((file) => ({
        where: `${pictureFolder}/${file}`,
        found: 'an unused picture',
        expected: 'files that a picture() of the schema declares',
        wayOut: 'Delete the file, or declare it with picture().',
      }));
  },
};
