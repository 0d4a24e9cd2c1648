/** Constants of the style sheets. */
export const customProperties = { 'scroll-offset': '100px', 'card-height': '380px' };
