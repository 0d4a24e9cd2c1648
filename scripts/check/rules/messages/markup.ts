/** Markup of other systems, which visitors would read as it is. */
import { asTyped } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

const forms: readonly (readonly [form: RegExp, name: string])[] = [
  [/<\/?[a-z][^<>]*>/i, 'an HTML tag'],
  [/&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i, 'an HTML entity'],
  [/\\[nrtu"']/, 'an escape'],
  [/\]\(|(?:^|\s)#{1,6} |`/, 'Markdown'],
  [/%[sd@]|%\d\$[sd]|\$\{|\{\{|\}\}/, 'a placeholder of another system'],
  [/(?:^|\s)_[^\s_][^_]*_(?:\s|$)|__/, 'underscores'],
];

export const markup: TextRule = {
  name: 'markup',
  looksAt: 'text',
  explain: `Messages are plain text, with {placeholders}, [en: words of another language] and, where the schema allows it, one *phrase*.
"<b>", "&nbsp;", "\\n" and "%s" are shown as they are. The way out: remove them.`,
  check(message) {
    const text = asTyped(message);
    return forms.flatMap(([form, name]) => {
      const [found] = form.exec(text) ?? [];
      return found === undefined ? [] : [{ found: `${name}, ${found.trim()}`, expected: 'plain text', wayOut: 'remove it' }];
    });
  },
};
