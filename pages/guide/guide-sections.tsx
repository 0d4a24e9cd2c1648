import { Fragment, type ReactNode } from 'react';
import type { Contents } from '#generated/content.ts';
import { link } from '#generated/links.ts';
import type { PageOf } from '#generated/pages.ts';
import { useContent } from '#renderer/page.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { PointList } from '#renderer/ui/lists.tsx';
import { type Blocks, Prose } from '#renderer/ui/prose.tsx';
import { SheetLink, SheetTable } from '#renderer/ui/tables.tsx';

/** The text of a guide: table of contents, sections, worked example, link to the scoring tool, checklist. */
interface TableOfContentsProps {
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

export function TableOfContents({ title, sections }: TableOfContentsProps) {
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

interface GuideSectionsProps {
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: Blocks<string> }[];
  /** Points by section id. */
  readonly actions: Readonly<Record<string, readonly string[]>>;
  /** The worked example by the name that places it in a text: `example flows` in the section `flows`. */
  readonly places: Readonly<Record<string, ReactNode>>;
  /** The link to the scoring tool, and the section before it. */
  readonly tool: { readonly after: string; readonly title: string; readonly text: string } | undefined;
}

/** The sections of a guide, each followed by its actions, and by the worked example that its text does not place. */
export function GuideSections({ sections, actions, places, tool }: GuideSectionsProps) {
  const { toDo } = useContent('guides');
  return sections.map(({ id, title, text }) => {
    const points = actions[id];
    const example = `example ${id}`;
    return (
      <Fragment key={id}>
        <section id={id} className="pb-16">
          <h2 className="measure text-h2">{title}</h2>
          <Prose blocks={text} places={places} className="mt-6" />
          {points && (
            <div className="mt-8 measure bg-paper-deep px-6 py-5">
              <p className="mb-3 text-small text-accent">{toDo}</p>
              <PointList items={points} />
            </div>
          )}
        </section>
        {isPlaced(example, text) ? undefined : places[example]}
        {tool?.after === id && <ToolLink title={tool.title} text={tool.text} />}
      </Fragment>
    );
  });
}

function isPlaced(name: string, text: Blocks<string>): boolean {
  return text.some((block) => block.kind === 'place' && block.place === name);
}

/** The way to the scoring tool, after the section whose question the tool answers. */
function ToolLink({ title, text }: { readonly title: string; readonly text: string }) {
  const { action } = useContent('guides');
  return (
    <aside className="mb-16 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-y border-line py-6 print:hidden">
      <div>
        <p className="font-display text-h3">{title}</p>
        <p className="measure mt-2 text-small text-ink-soft">{text}</p>
      </div>
      <ArrowLink to={link('locationScoring')}>{action.scoring}</ArrowLink>
    </aside>
  );
}

type Example = Extract<Contents[PageOf<'guide'>], { readonly example: unknown }>['example'];

/** The worked example of a guide: assumptions, sheet as a table, conclusion, and download. */
export function WorkedExample({ example }: { readonly example: Example }) {
  const { download, downloadHint } = useContent('guides');
  const { id, title, intro, rowTitle, columns, rows, sheet, reading } = example;
  return (
    <section id={id} className="mb-16 border-y border-ink py-8 [.prose>&]:my-4 [.prose>&]:min-w-0">
      <h2 className="measure text-h3">{title}</h2>
      <p className="measure mt-3 text-small text-ink-soft">{intro}</p>
      <SheetTable label={title} rowTitle={rowTitle} columns={columns} rows={rows} sheet={sheet} />
      <p className="measure mt-6">{reading}</p>
      <p className="mt-6">
        <SheetLink>{download}</SheetLink>
      </p>
      <p className="measure mt-1 text-small text-ink-soft">{downloadHint}</p>
    </section>
  );
}

/** The checklist of a guide, with boxes to tick on paper. */
interface ChecklistProps {
  readonly checklist: { readonly id: string; readonly title: string; readonly items: readonly string[] };
}

export function Checklist({ checklist }: ChecklistProps) {
  return (
    <section id={checklist.id} className="border-t border-ink pt-8">
      <h2 className="measure text-h2">{checklist.title}</h2>
      <ul className="measure mt-6 ruled">
        {checklist.items.map((item) => (
          <li key={item} className="flex gap-4 py-3">
            <svg className="mt-1.5 size-4 shrink-0" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
              <rect x="1" y="1" width="14" height="14" />
            </svg>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
