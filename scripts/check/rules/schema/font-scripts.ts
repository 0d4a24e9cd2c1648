import type { Located, SchemaRule } from '../../rule.ts';
import { lacksScript } from '../messages/font-letters.ts';

export const fontScripts: SchemaRule = {
  name: 'font-scripts',
  looksAt: 'schema',
  severity: 'advice',
  explain: `A locale in a script that the fonts of the site lack, such as Arabic. Browsers draw its texts with a font of the visitor's machine.

  ar: { prefix: '/ar', tag: 'ar-EG', … }
    found:    no letter of the fonts in the texts of "ar"
    expected: fonts with the script of every locale
    way out:  Add a family with the script to scripts/fonts.ts, or keep the visitor's fonts.`,
  check: ({ model }) =>
    model.languages
      .filter(({ tag }) => lacksScript(tag))
      .map(
        ({ locale }): Located => ({
          where: `schema/site/locales.ts (locale "${locale}")`,
          found: `no letter of the fonts in the texts of "${locale}"`,
          expected: 'fonts with the script of every locale',
          wayOut: "Add a family with the script to scripts/fonts.ts, or keep the visitor's fonts.",
        }),
      ),
};
