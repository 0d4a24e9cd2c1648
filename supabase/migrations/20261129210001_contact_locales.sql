-- Locales with a language of three letters, a script or a region: fil, zh-Hant, pt-BR. The form repeats localeForm in
-- schema/contact/payload.ts; a test compares them.

alter table contact.messages
  drop constraint messages_locale_check,
  add constraint messages_locale_check check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$');
