/** A small identity. */
export const defaultIdentity = { origin: 'https://www.site.example', firmName: 'Enseigne' };
export const identityPlaceholders = ['firmName'];
