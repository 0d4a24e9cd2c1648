/** The subjects of a message, and the addresses that choose one: `/contact?sujet=france`. Without zod, as fields.ts. */

/** The slugs of each subject by locale, in the order of the form. A message without a subject is a general enquiry. */
const slugs = {
  diagnostic: { fr: 'diagnostic', en: 'diagnosis' },
  booster: { fr: 'booster', en: 'booster' },
  hotline: { fr: 'hotline', en: 'hotline' },
  france: { fr: 'france', en: 'france' },
  case: { fr: 'cas', en: 'case' },
};

/** The name of the parameter by locale. */
const parameters = { fr: 'sujet', en: 'subject' };

export type Subject = keyof typeof slugs;

export const subjectIds = /* @__PURE__ */ Object.keys(slugs) as readonly Subject[];

/** Returns the query of a subject by locale, for a link to the contact page: `link('contact', 'message', about('france'))`. */
export function about(subject: Subject) {
  const { fr, en } = slugs[subject];
  return { fr: `${parameters.fr}=${fr}`, en: `${parameters.en}=${en}` };
}

/** Returns the subject in the query of an address, in any locale: the language link keeps the query. */
export function subjectIn(search: string): Subject | undefined {
  const query = new URLSearchParams(search);
  const given = Object.values(parameters).map((name) => query.get(name));
  return subjectIds.find((id) => Object.values(slugs[id]).some((slug) => given.includes(slug)));
}
