/** A small identity. */
export const fictionalIdentity = { origin: 'https://www.site.example', firmName: 'Enseigne' };
export const identityPlaceholders = ['firmName'];
