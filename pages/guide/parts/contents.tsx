/** The table of contents of a guide. */
interface ContentsProps {
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

export function Contents({ title, sections }: ContentsProps) {
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="font-sans text-small text-ink-soft">
        {title}
      </h2>
      <ol className="mt-3 ruled">
        {sections.map((section) => (
          <li key={section.id}>
            <a className="block py-2 hover:text-accent" href={`#${section.id}`}>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
