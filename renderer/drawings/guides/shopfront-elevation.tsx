/** A Parisian shopfront in elevation: first floor, dark fascia, pilasters, display window, glazed door, shop behind. */
import { box, levels, round, steps, uprights } from '../parts/pen.ts';
import { FirstFloor, front } from './first-floor.tsx';
import { Display, HotZone, Till } from './shopfront-goods.tsx';

const ground = 440;
const display = { x: 232, width: 178 };
const door = { x: 426, width: 76 };
const interior = { x: 518, width: 130 };
const glassTop = 238;
const riserTop = 404;

export function ShopfrontElevation() {
  return (
    <>
      <FirstFloor />
      <path className="fill-paper" d={box(front.left, 160, front.right - front.left, ground - 160)} />
      <Glazing {...display} />
      <Display x={display.x} width={display.width} sill={riserTop} />
      <Glazing {...interior} />
      <HotZone x={544} floor={riserTop} />
      <Till x={618} floor={riserTop} />
      <Frames />
      <Door />
      <Pilaster x={front.left} />
      <Pilaster x={front.right - 22} />
      <Fascia />
      <WideAwning x={display.x - 6} y={224} width={display.width + 12} />
    </>
  );
}

function Glazing({ x, width }: { readonly x: number; readonly width: number }) {
  return <path className="fill-wash-sky" d={box(x, glassTop, width, riserTop - glassTop)} />;
}

/** Window frames with their transoms, over panelled stall risers. */
function Frames() {
  return (
    <>
      {[display, interior].map(({ x, width }) => (
        <g key={x}>
          <path strokeWidth={2} d={box(x, glassTop, width, riserTop - glassTop)} />
          <path
            strokeWidth={1}
            d={`M${x} ${glassTop + 34}h${width}${uprights([x + width / 3, x + (width * 2) / 3], glassTop, glassTop + 34)}`}
          />
          <path className="fill-paper-deep" d={box(x - 4, riserTop, width + 8, 5) + box(x, riserTop + 5, width, ground - riserTop - 5)} />
          <path
            strokeWidth={0.75}
            d={steps(width > 150 ? 3 : 2, 0, 1)
              .map((_, index, all) => box(x + 8 + (index * (width - 8)) / all.length, riserTop + 11, (width - 8) / all.length - 8, 18))
              .join('')}
          />
        </g>
      ))}
    </>
  );
}

/** A glazed door set back behind its step, with a long pull. */
function Door() {
  const { x, width } = door;
  return (
    <>
      <path className="fill-paper-deep" d={box(x - 8, 224, width + 16, ground - 224)} />
      <path className="fill-wash-sky" d={box(x, glassTop, width, 28)} />
      <path className="fill-paper" d={box(x, 272, width, ground - 272 - 4)} />
      <path className="fill-wash-sky" d={box(x + 10, 282, width - 20, 118)} />
      <path
        strokeWidth={0.75}
        d={`${box(x + 10, 408, width - 20, 20)}M${x + width / 2} ${glassTop}v28M${x + 18} 326l22-34M${x + 18} 346l34-52`}
      />
      <path strokeWidth={3} d={uprights([x + 15], 326, 376)} />
      <path className="fill-paper" d={box(x - 14, ground - 5, width + 28, 5) + box(x - 20, ground, width + 40, 4)} />
    </>
  );
}

function Pilaster({ x }: { readonly x: number }) {
  return (
    <g strokeWidth={0.75}>
      <path className="fill-paper" strokeWidth={1} d={box(x, 222, 22, ground - 222)} />
      <path d={uprights([x + 6, x + 11, x + 16], 246, 396)} />
      <path className="fill-paper-deep" strokeWidth={1} d={box(x - 2, 404, 26, ground - 404) + box(x - 2, 222, 26, 14)} />
      <path d={box(x + 5, 411, 12, 20)} />
    </g>
  );
}

/** Cornice, dark sign board with a plain mark, lamps over it. */
function Fascia() {
  const { left, right } = front;
  const width = right - left;
  return (
    <>
      <path className="fill-ink" d={box(left + 2, 168, width - 4, 54)} />
      <path className="stroke-paper" strokeWidth={0.75} d={box(left + 10, 174, width - 20, 42)} />
      <path className="stroke-paper" d={`${levels([195], 300, 404)}${levels([195], 476, 580)}M440 183l12 12l-12 12l-12-12z`} />
      <path
        className="fill-paper"
        d={box(left - 8, 156, width + 16, 7) + box(left - 3, 163, width + 6, 5) + box(left - 2, 220, width + 4, 4)}
      />
      <path
        className="fill-paper"
        strokeWidth={0.75}
        d={steps(60, left - 2, right - 6)
          .map((x) => box(x, 151, 4, 5))
          .join('')}
      />
    </>
  );
}

/** A striped awning with a scalloped edge. */
function WideAwning({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  const count = 10;
  const pitch = width / count;
  const spread = (width + 16) / count;
  return (
    <g strokeWidth={1}>
      {steps(count, 0, count - 1).map((index) => {
        const foot = x - 8 + index * spread;
        return (
          <path
            key={index}
            className={index % 2 === 0 ? 'fill-accent' : 'fill-paper'}
            d={`M${round(x + index * pitch)} ${y}h${round(pitch)}L${round(foot + spread)} ${y + 38}v7a${round(spread / 2)} 7 0 0 1 ${round(-spread)} 0v-7z`}
          />
        );
      })}
      <path d={`M${x - 8} ${y + 38}h${width + 16}`} />
    </g>
  );
}
