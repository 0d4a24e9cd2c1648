/** What is fixed around the contact page's door. */
import { box, disc, levels, steps } from './pen.ts';

/** What is fixed beside the door: hours, bell, number, lantern. */
export function Plates() {
  return (
    <g strokeWidth={0.75}>
      <path className="fill-paper" d={box(97, 306, 30, 50)} />
      <path
        className="stroke-ink-soft"
        d={levels(steps(7, 320, 350), 101, 111) + levels(steps(7, 320, 350), 115, 123) + levels([312], 105, 119)}
      />
      <path className="fill-paper" d={`${disc(112, 378, 8)}${disc(112, 378, 5)}`} />
      <path className="fill-ink" d={disc(112, 378, 2)} />
      <path className="fill-wash-sky" strokeWidth={1} d={box(294, 306, 28, 20)} />
      <path d={`${box(297, 309, 22, 14)}${disc(299.5, 311.5, 0.7)}${disc(316.5, 311.5, 0.7)}M303 318h10`} />
      <path className="fill-wash-sand" d={`M300 344h16v26h-16z${disc(308, 352, 4)}`} />
      <path d="M303 362h10m-10 3.5h10" />
    </g>
  );
}

/** A lantern on its bracket, on the wall. */
export function Lantern() {
  return (
    <g strokeWidth={0.75}>
      <path d="M344 206h34m-34 22q24 0 26-22M378 206v8M344 198v38" strokeWidth={1.25} />
      <path className="fill-wash-sand" strokeWidth={1} d="M367 222h22l-4 34h-14z" />
      <path className="fill-paper" d="M365 222q3-9 13-9q10 0 13 9zM371 256h14v4h-14z" />
      <path d="M378 222v34M373 222l2 34m8-34l-2 34M378 260v5" />
    </g>
  );
}
