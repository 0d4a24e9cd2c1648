/** The firm's mark: a weave, three threads by three. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" className="fill-accent" />
      <path
        className="stroke-paper"
        strokeWidth="3.2"
        d="M8 4v10M8 18v10M16 4v2M16 10v12M16 26v2M24 4v10M24 18v10M4 8h2M10 8h12M26 8h2M4 16h10M18 16h10M4 24h2M10 24h12M26 24h2"
      />
    </svg>
  );
}
