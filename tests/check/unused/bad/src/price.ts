export const price = 12;
export const oldPrice = 10;
