/** A carriage door under its arch, standing on y 0. */
export function CarriageDoor({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`} strokeWidth={0.75}>
      <path className="fill-wash-sage" strokeWidth={1} d="M4 0v-48a19 19 0 0 1 38 0v48z" />
      <path d="M23 0v-48M4-48h38M8-4v-18h11v18zm19 0v-18h11v18zM8-26v-18h11v18zm19 0v-18h11v18zM23-48l-13-13m13 13l13-13M23-48v-19m-23 19a23 23 0 0 1 46 0m-27-20l1.5-7h5l1.5 7" />
      <path className="fill-ink" d="M20.5-24.5a1 1 0 1 0 .1 0m5 0a1 1 0 1 0 .1 0" />
    </g>
  );
}
