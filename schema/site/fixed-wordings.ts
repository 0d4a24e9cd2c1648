/**
 * Checksums of wordings that the firm has approved to the letter, by language and key: the first ten digits of the SHA-256 of the
 * text that visitors read. `npm run check` reports a text that no longer matches its checksum.
 */
export const fixedWordings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    'blog.others': '64c615491f',
    'common.form.sending': 'b8df9e5c9b',
    'common.form.errors.name.title': '4b89e94582',
    'common.form.errors.name.text': '4f2a6baccc',
    'common.form.errors.email.title': 'f74c54777b',
    'common.form.errors.email.text': '6f1fa0d4d4',
    'common.form.errors.message.title': '4d50587350',
    'common.form.errors.message.text': '315b916ea6',
    'common.form.modal.success.title': '053191e09e',
    'common.form.modal.success.text': '51f8d58ccd',
    'common.form.modal.failure.title': '412dc0e8cf',
    'common.form.modal.failure.text': 'ba586fa682',
    'common.form.page.success.title': 'ff19a5c72c',
    'common.form.page.success.text': '51f8d58ccd',
    'common.form.page.failure.title': '46148e250e',
    'common.form.page.failure.text': 'e21d5b8346',
    'common.form.page.failureDefault': 'c5e53de4da',
    'error.title': 'aa3e2a78cc',
    'notFound.title': 'da3b7f94e7',
  },
  en: {
    'common.contactTooltip': '24ffed7bd2',
    'common.header.network': '6ffba19c1f',
    'common.navigation.location-scoring.name': '38deb24309',
    'common.navigation.network-diagnostic.name': '3a1c3256bb',
    'common.navigation.retail-booster.name': '7626fc0106',
    'error.title': 'aa3e2a78cc',
    'notFound.title': 'da3b7f94e7',
  },
};
