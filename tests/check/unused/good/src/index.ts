import { createElement } from 'react';
import { price } from './price.ts';

createElement('p', null, price);
