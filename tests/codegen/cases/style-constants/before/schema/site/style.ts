/** The constants that style sheets go by. */
export const customProperties = { 'scroll-offset': '100px', 'card-height': '380px' };
