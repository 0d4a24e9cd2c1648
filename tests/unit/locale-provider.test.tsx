/** Asking for the language where there is none. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider, useContent, useLocale, useRoute } from '../../renderer/page.tsx';

function Language() {
  return `${useLocale()} ${useRoute().page}`;
}

function Skip() {
  return useContent('common').header.skip;
}

test('within a provider, components know page, language and texts', () => {
  const page = (
    <LocaleProvider route={{ page: 'about', locale: 'en' }}>
      <Language /> · <Skip />
    </LocaleProvider>
  );
  expect(renderToStaticMarkup(page)).toBe('en about · Skip to content');
});

test.for([Language, Skip])('outside a provider, %o throws the specified error', (Component) => {
  expect(() => renderToStaticMarkup(<Component />)).toThrow(new Error('useLocale must be used within a LocaleProvider'));
});
