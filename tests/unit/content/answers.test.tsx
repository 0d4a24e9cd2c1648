/** The contact function says what the site says, word for word and space for space. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../renderer/content/load.ts';
import { elementsForMarks } from '../../../renderer/document/marked-words.ts';
import { MessageNotSent } from '../../../renderer/errors/message-not-sent.tsx';
import { LocaleProvider, PageProvider } from '../../../renderer/page.tsx';
import { refusals } from '../../../schema/contact-bounds.ts';
import { plainText } from '../../../schema/language-marks.ts';
import { type Locale, localeCodes } from '../../../schema/site.ts';
import { answers as generated } from '../../../supabase/functions/_shared/answers.ts';

/** Of a language that was just added, codegen has yet to write them. */
const answers = generated as Readonly<Record<Locale, typeof generated.fr>>;

describe.for(localeCodes)('in %s', (locale) => {
  const page = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <PageProvider page="messageNotSent">
        <MessageNotSent />
      </PageProvider>
    </LocaleProvider>,
  );
  const document = parse(elementsForMarks(page));

  test.for(refusals)('%s', (refusal) => {
    const section = document.getElementById(refusal);
    const { title, text } = answers[locale].refusals[refusal];
    expect([title, text]).toEqual([section?.querySelector('h2')?.text, section?.querySelector('p')?.text]);
  });

  test('the word for the phone', () => {
    expect(answers[locale].phone).toBe(plainText(loadContent('common', locale).form.phone));
  });

  test('no placeholder is left, nor a mark', () => {
    expect(JSON.stringify(answers[locale]).match(/\{[a-z]|\[/gi)).toBeNull();
  });
});
