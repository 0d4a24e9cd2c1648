/** HTML is valid and accessible, as html-validate reads it. */
import { HtmlValidate, type Message } from 'html-validate';
import type { InText, PageRule } from '../../rule.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  elements: [
    'html5',
    // Sectioning content in an older draft of HTML, and so refused within <th>.
    { details: { sectioning: false } },
  ],
  rules: {
    // Figures drawn as tables have roles: the elements would bring their own layout.
    'prefer-native-element': 'off',
    // React writes the role of a dialog.
    'no-redundant-role': 'off',
    // The menus of wide and narrow screens have the same name: one of them is displayed.
    'unique-landmark': 'off',
    // Scripts and styles come from this site alone (rule `third-parties`).
    'require-sri': 'off',
  },
});

export const markupFacts: PageRule = {
  name: 'markup-facts',
  looksAt: 'page',
  explain: `HTML that is invalid or shuts somebody out: an id twice, a label for no field, a heading level left out, a link, button or field without
a name, an image without alt, an element where HTML does not allow it. html-validate finds them: https://html-validate.org/rules/.
npm run build leaves this rule to npm run check, because it takes as long as all others together.

  <h1>…</h1><h3>…</h3>   found:   heading-level: Heading level can only increase by one, expected <h2> but got <h3>
                         way out: correct the component that renders it`,
  check: ({ html }) => validator.validateStringSync(html).results.flatMap(({ messages }) => messages.map(problemOf)),
};

function problemOf({ ruleId, message, offset, ruleUrl }: Message): InText {
  return {
    offset,
    found: `${ruleId}: ${message}`,
    expected: `valid HTML${ruleUrl === undefined ? '' : `, ${ruleUrl}`}`,
    wayOut: 'correct the component that renders it',
  };
}
