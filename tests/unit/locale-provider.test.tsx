/** The contexts of locale and page, with and without their providers. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider, PageProvider, useContent, useLocale, useRoute } from '../../renderer/page.tsx';

function Language() {
  return `${useLocale()} ${useRoute().page}`;
}

function Skip() {
  return useContent('common').header.skip;
}

function Label({ of }: { readonly of: 'about' | 'home' }) {
  return useContent(of).label;
}

test('within both providers, components read page, language and texts', () => {
  const page = (
    <LocaleProvider locale="en">
      <PageProvider page="about">
        <Language /> · <Skip />
      </PageProvider>
    </LocaleProvider>
  );
  expect(renderToStaticMarkup(page)).toBe('en about · Skip to content');
});

test('a LocaleProvider without PageProvider has no page', () => {
  const page = (
    <LocaleProvider locale="en">
      <Skip />
    </LocaleProvider>
  );
  expect(renderToStaticMarkup(page)).toBe('Skip to content');
  expect(() =>
    renderToStaticMarkup(
      <LocaleProvider locale="en">
        <Language />
      </LocaleProvider>,
    ),
  ).toThrow(new Error('useRoute must be used within a PageProvider'));
});

test('a page uses only its own content', () => {
  const on = (of: 'about' | 'home') => (
    <LocaleProvider locale="en">
      <PageProvider page="about">
        <Label of={of} />
      </PageProvider>
    </LocaleProvider>
  );
  expect(renderToStaticMarkup(on('about'))).toBe('About');
  expect(() => renderToStaticMarkup(on('home'))).toThrow('the page "about" uses the content of "home"');
});

test.for([Language, Skip])('outside a provider, %o throws the specified error', (Component) => {
  expect(() => renderToStaticMarkup(<Component />)).toThrow(new Error('useLocale must be used within a LocaleProvider'));
});
