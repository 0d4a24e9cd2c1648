/** A site with menus, whose pages but one have no role. */
export const menus = { start: ['home'] };
