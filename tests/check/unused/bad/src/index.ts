import { price } from './price.ts';

console.log(price);
