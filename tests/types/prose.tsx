/** A component that forgets or misspells a placed fact of its text does not compile. Compiled, never run. */
import { Prose } from '../../renderer/ui/prose.tsx';
import type { Prose as Blocks } from '../../schema/language/inline.ts';
import { prose } from '../../schema/language/prose.ts';

declare const plain: Blocks;
declare const placed: Blocks<'figure catchment' | 'action tool'>;

export const right = [
  <Prose key="1" blocks={plain} />,
  <Prose key="2" blocks={placed} places={{ 'figure catchment': null, 'action tool': null }} />,
];

// @ts-expect-error: a placed fact without an element.
export const forgotten = <Prose blocks={placed} places={{ 'figure catchment': null }} />;

// @ts-expect-error: no elements.
export const none = <Prose blocks={placed} />;

// @ts-expect-error: an element of no placed fact.
export const misspelt = <Prose blocks={placed} places={{ 'figure catchment': null, 'action tool': null, 'action tools': null }} />;

// @ts-expect-error: prose needs its fewest and most blocks.
export const endless = prose({ min: 1 });

// @ts-expect-error: no such kind of block.
export const table = prose({ min: 1, max: 2, kinds: ['table'] });

// @ts-expect-error: values are numbers.
export const worded = prose({ min: 1, max: 2, values: { tickets: '35' } });
