/** An identity with a long name. */
export const fictionalIdentity = { origin: 'https://www.site.example', firmName: 'Enseigne des grands boulevards réunis' };
export const identityPlaceholders = ['firmName'];
