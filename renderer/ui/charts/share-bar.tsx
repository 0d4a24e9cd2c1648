/** A percentage as a partly filled bar above a scale with a tick every 10. */
const width = 640;
const top = 84;
const thickness = 56;
const ground = top + thickness + 14;

interface ShareBarProps {
  readonly percent: number;
  /** The percentage in the notation of the locale. */
  readonly text: string;
}

export function ShareBar({ percent, text }: ShareBarProps) {
  const unit = width / 100;
  const tens = Array.from({ length: 11 }, (_, ten) => `M${ten * 10 * unit} ${ground}v${ten % 5 === 0 ? 14 : 8}`).join('');
  return (
    <svg className="drawing" viewBox={`-1 0 ${width + 2} ${ground + 48}`} aria-hidden="true">
      <text className="fill-accent font-display" x={0} y={top - 20} fontSize={64}>
        {text}
      </text>
      <path className="fill-paper" d={`M0 ${top}h${width}v${thickness}h${-width}z`} />
      <path className="fill-accent" d={`M0 ${top}h${percent * unit}v${thickness}h${-percent * unit}z`} />
      <path strokeWidth={0.75} d={`M0 ${ground}h${width}${tens}`} />
      {[0, 50, 100].map((mark) => (
        <text
          key={mark}
          className="fill-ink-soft"
          x={mark * unit}
          y={ground + 42}
          fontSize={24}
          textAnchor={mark === 0 ? 'start' : mark === 100 ? 'end' : 'middle'}
        >
          {mark}
        </text>
      ))}
    </svg>
  );
}
