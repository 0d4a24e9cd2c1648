/** Texts of every page: navigation, footer, forms, and the labels of key figures. */
import { z } from 'zod';
import { type ContactField, contactFields, fieldNames, fieldOf, isRequired, type RequiredName } from '../contact/fields.ts';
import { type Subject, subjectIds } from '../contact/subjects.ts';
import { contentType, text } from '../language/define.ts';
import { fictionalIdentity, type Identity, missingFields } from '../site/identity.ts';
import { navigationItems } from '../site/navigation.ts';
import { engagementWords } from './engagements.ts';
import { keyFigureLabels } from './key-figures.ts';
import { hasExamplePeople } from './people.ts';

const verbatim = (max = 120, values = {}) => text({ max, values, note: 'Fixed wording: change it only if the firm asks.' });
const notice = contentType({ name: 'Notice', text: { title: verbatim(60), text: verbatim() }, facts: {} }).text;
const mistake = (values = {}) => text({ max: 100, values, note: 'Below a field that is wrong: which one, and what is asked.' });

/** The labels of the contact form, by field. */
const fieldLabels = Object.fromEntries(fieldNames.map((name) => [name, text({ max: fieldOf(name).labelMax })])) as {
  readonly [Name in ContactField]: ReturnType<typeof text>;
};

/** The lines below wrong fields. An optional field can only be too long. */
const mistakes = Object.fromEntries(
  fieldNames.filter(isRequired).map((name) => {
    const { min } = fieldOf(name);
    return [name, mistake(min === undefined ? {} : { min })];
  }),
) as { readonly [Name in RequiredName]: ReturnType<typeof mistake> };

/** The names of the subjects, by id. */
const subjectNames = Object.fromEntries(subjectIds.map((id) => [id, text({ max: 40 })])) as {
  readonly [Id in Subject]: ReturnType<typeof text>;
};

const hasPrice = ({ priceHotline, priceBooster, priceProject, pricePartner }: Identity) =>
  [priceHotline, priceBooster, priceProject, pricePartner].some((price) => price !== '');

export const commonContent = z.object({
  tagline: text({ max: 60, note: 'Beside the firm’s name in the footer.' }),
  organization: text({ max: 200, note: 'What the firm does, for search engines.' }),
  header: z.object({
    label: text({ note: 'Accessible name of the main navigation.' }),
    skip: text({ note: 'Link that jumps to the content, for keyboard users.' }),
    network: text({ max: 34 }),
    tools: text({ max: 20 }),
    firm: text({ max: 20 }),
    language: text({ note: 'Accessible name of the language links.' }),
    offer: text({
      max: 40,
      note: 'Offers the page to a visitor whose browser prefers this language: “Read this in English”.',
      excuses: { 'unshown-texts': 'an attribute of the language link, shown by script' },
    }),
    absent: text({
      params: ['page'],
      note: 'On a page that does not exist in this language: the language link leads to the page above.',
      excuses: { 'unshown-texts': 'shown on pages of other languages, and only on those that this language lacks' },
    }),
    openMenu: text({ max: 20 }),
    closeMenu: text({ max: 20 }),
  }),
  navigation: navigationItems,
  breadcrumb: text({ note: 'Accessible name of the breadcrumb.' }),
  back: text({ max: 20 }),
  newTab: text({ max: 40, note: 'Said by screen readers after a link to another site.' }),
  contactTooltip: text({ max: 24 }),
  footer: z.object({
    label: text({ note: 'Accessible name of the footer navigation.' }),
    site: text({ max: 24 }),
    follow: text({ max: 24 }),
    write: text({ max: 24 }),
    message: text({ max: 30, note: 'Link to the messaging service.' }),
    appointment: text({ max: 80 }),
    copyright: text({ max: 80 }),
    legal: text({ max: 160 }),
    /** Number of missing facts of the identity. */
    draft: text({
      max: 44,
      plurals: { count: Object.keys(fictionalIdentity).length },
      shownIf: (identity) => missingFields(identity).length > 0,
    }),
  }),
  examples: z.object({
    firm: text({
      note: 'Says that the firm is invented.',
      shownIf: (identity) => missingFields(identity).includes('firmName'),
    }),
    people: text({ note: 'Says that the people are invented.', shownIf: () => hasExamplePeople }),
  }),
  figures: keyFigureLabels,
  engagement: z.object({
    ...engagementWords,
    price: text({ max: 30, shownIf: hasPrice }),
    from: text({ max: 60, params: ['price'], note: 'A price before tax, from which it begins.', shownIf: hasPrice }),
  }),
  form: z.object({
    ...fieldLabels,
    subjects: z.object({ general: text({ max: 40, note: 'The choice of no subject.' }), ...subjectNames }),
    optional: text({ max: 24 }),
    required: text({ max: 80 }),
    send: text({ max: 30 }),
    sending: verbatim(),
    privacy: text({ max: 200 }),
    privacyLink: text({ max: 40, note: 'Leads to the privacy page.' }),
    close: text({ max: 20 }),
    modalTitle: text({ max: 40 }),
    modalLead: text({ max: 140 }),
    messageHint: text({
      max: 60,
      values: { min: contactFields.message.min },
      note: 'Beside the label of the message: what is asked, said beforehand.',
    }),
    onDemand: text({ max: 40, note: 'Opens the optional fields of the short form.' }),
    mistakes: z.object(mistakes),
    toComplete: text({ plurals: { count: fieldNames.length }, max: 40, note: 'Above the first wrong field: the number of wrong fields.' }),
    errors: z.object({
      name: notice,
      email: notice,
      message: z.object({ title: verbatim(60), text: verbatim(120, { min: contactFields.message.min }) }),
      long: z.object({ title: text({ max: 60 }), text: text({ max: 120, params: ['count', 'max'] }) }),
    }),
    modal: z.object({ success: notice, failure: notice }),
    page: z.object({ success: notice, failure: notice, failureDefault: verbatim() }),
    trap: text({ max: 40, note: 'Label of a field for robots; screen readers that find it read this.' }),
  }),
});
