/** An identity with a long name. */
export const defaultIdentity = { origin: 'https://www.site.example', firmName: 'Enseigne des grands boulevards réunis' };
export const identityPlaceholders = ['firmName'];
