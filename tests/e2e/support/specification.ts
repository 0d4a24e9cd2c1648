/** The table of section 2 of the specification, as written there, and what decisions.md adds to it. */

/** French path, English path. */
export const specifiedRoutes = [
  ['/', '/en'],
  ['/blog', '/en/blog'],
  ['/articles', '/en/articles'],
  ['/nos-solutions', '/en/our-solutions'],
  ['/case-studies', '/en/case-studies'],
  ['/clients', '/en/clients'],
  ['/contact', '/en/contact'],
  ['/location-scoring', '/en/location-scoring'],
  ['/a-propos', '/en/about'],
  ['/developpement-enseignes-etrangeres', '/en/international-expansion'],
  ['/developper-son-reseau-retail', '/en/retail-development'],
  ['/developper-son-reseau-retail/strategie', '/en/retail-development/strategy'],
  ['/developper-son-reseau-retail/concept', '/en/retail-development/concept'],
  ['/developper-son-reseau-retail/emplacement', '/en/retail-development/location'],
  ['/developper-son-reseau-retail/organisation', '/en/retail-development/organization'],
  ['/developper-son-reseau-retail/budget-rentabilite', '/en/retail-development/budget-profitability'],
  // The English path is decided, not specified.
  ['/mentions-legales', '/en/legal-notice'],
] as const;

/** Pages that decisions.md adds: prerendered, never indexed. */
export const unindexedRoutes = [
  ['/location-scoring/outil', '/en/location-scoring/tool'],
  ['/contact/message-envoye', '/en/contact/message-sent'],
  ['/contact/message-non-envoye', '/en/contact/message-not-sent'],
  ['/404', '/en/404'],
  ['/500', '/en/500'],
] as const;
