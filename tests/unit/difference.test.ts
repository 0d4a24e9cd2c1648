/** The comparison of pictures: what moved is found, what a browser draws half a pixel off is not. */
import { encode } from 'fast-png';
import { expect, test } from 'vitest';
import { differenceOf } from '../support/difference.ts';

const [width, height] = [90, 200];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shade?: number;
}

/** A white picture with dark boxes in it. */
function picture(boxes: readonly Box[], rows = height): Uint8Array {
  const data = new Uint8Array(width * rows * 3).fill(250);
  for (const { left, top, shade = 120, ...box } of boxes)
    for (let row = top; row < top + box.height; row++) data.fill(shade, (row * width + left) * 3, (row * width + left + box.width) * 3);
  return encode({ width, height: rows, channels: 3, depth: 8, data });
}

const block = { left: 10, top: 40, width: 30, height: 12 };
const button = { left: 10, top: 80, width: 16, height: 5 };
const before = picture([block, button]);

test('the same is the same, and so is what lies half a pixel off or is a little darker', () => {
  expect(differenceOf(before, before)).toEqual({ cells: 0, firstRow: -1 });
  expect(differenceOf(before, picture([{ ...block, top: 41 }, button])).cells).toBe(0);
  expect(differenceOf(before, picture([{ ...block, shade: 140 }, button])).cells).toBe(0);
  expect(differenceOf(before, picture([block, button], height + 1)).cells).toBe(0);
});

test.for([
  ['a block further down', [{ ...block, top: 44 }, button], 36],
  ['a block further right', [{ ...block, left: 14 }, button], 36],
  ['a button that moved by its height', [block, { ...button, top: 85 }], 80],
  ['a button that is gone', [block], 80],
  ['a block that is paler', [{ ...block, shade: 200 }, button], 40],
  ['one thing more', [block, button, { left: 60, top: 150, width: 10, height: 4 }], 150],
] as const)('%s is seen, and where', ([, boxes, firstRow]) => {
  const found = differenceOf(before, picture(boxes));
  expect(found.cells).toBeGreaterThan(24);
  expect(Math.abs(found.firstRow - firstRow)).toBeLessThanOrEqual(5);
});

test('what is beyond the end of the other is a difference', () => {
  expect(differenceOf(before, picture([block, button], height + 4))).toEqual({ cells: 4 * width, firstRow: height });
});
