/** What a client says about a project, in large type. */
interface TestimonialProps {
  /** Heading for screen readers. */
  readonly label: string;
  readonly quote: string;
  /** The speaker: a role, or a name and a role. */
  readonly author: string;
}

export function Testimonial({ label, quote, author }: TestimonialProps) {
  return (
    <figure>
      <figcaption className="sr-only">{label}</figcaption>
      <blockquote className="quote font-display text-quote">
        <p>{quote}</p>
      </blockquote>
      <p className="mt-5 text-small text-ink-soft">— {author}</p>
    </figure>
  );
}
