// Generated from schema/ by "npm run codegen". Do not edit. Seal: ea363db01eb0226f
/** What the contact function says to a visitor, by locale. */
export const defaultLocale = 'fr';

/** `phone`: the word in the last line of a message; `sent`, `notSent`: the pages of the site that answer a form; `refusals`: their words. */
export const answers = {
  fr: {
    phone: 'common.form.phone',
    sent: '/',
    notSent: '/',
    refusals: {},
  },
  en: {
    phone: 'common.form.phone',
    sent: '/',
    notSent: '/',
    refusals: {},
  },
};
