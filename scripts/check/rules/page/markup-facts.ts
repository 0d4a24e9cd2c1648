import { HtmlValidate, type Message } from 'html-validate';
import type { InText, PageRule } from '../../rule.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  elements: [
    'html5',
    // html-validate takes <details> for sectioning content, as an older draft of HTML did, and refuses it in <th>.
    { details: { sectioning: false } },
  ],
  rules: {
    // Figures with table roles: table elements would bring their own layout.
    'prefer-native-element': 'off',
    // React writes the role of a dialog.
    'no-redundant-role': 'off',
    // The menus for wide and narrow viewports share a name; only one is displayed.
    'unique-landmark': 'off',
    // All scripts and styles come from this site (rule `third-parties`).
    'require-sri': 'off',
  },
});

export const markupFacts: PageRule = {
  name: 'markup-facts',
  looksAt: 'page',
  explain: `Invalid or inaccessible HTML: a repeated id, a label without a field, a skipped heading level, a link or button without a name, an image without
alt. html-validate finds it: https://html-validate.org/rules/. npm run build skips this rule, which takes as long as all the others.

  <h1>…</h1><h3>…</h3>
    found:    heading-level: Heading level can only increase by one, expected <h2> but got <h3>
    expected: valid HTML, https://html-validate.org/rules/heading-level.html
    way out:  Correct the component that renders it.`,
  check: ({ html }) => validator.validateStringSync(html).results.flatMap(({ messages }) => messages.map(problemOf)),
};

function problemOf({ ruleId, message, offset, ruleUrl }: Message): InText {
  return {
    offset,
    found: `${ruleId}: ${message}`,
    expected: `valid HTML${ruleUrl === undefined ? '' : `, ${ruleUrl}`}`,
    wayOut: 'Correct the component that renders the element.',
  };
}
