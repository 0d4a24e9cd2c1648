/** Menus with the role of one page only. */
export const menus = { start: ['home'] };
