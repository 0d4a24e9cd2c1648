/** Texts with marks, and prose. */
import type { ReactNode } from 'react';
import type { Block, Prose as Blocks, Inlines, Inline as Node } from '#schema/language/inline.ts';
import { ExternalLink, PageLink } from './link.tsx';

export type { Blocks, Inlines };

/** A text with emphasis and links. */
export function Inline({ nodes }: { readonly nodes: Inlines }) {
  return nodes.map((node, index) => <Part key={index} node={node} />);
}

function Part({ node }: { readonly node: Node }) {
  if (typeof node === 'string') return node;
  const words = <Inline nodes={node.content} />;
  if (node.kind === 'emphasis') return <em>{words}</em>;
  if (node.kind === 'strong') return <strong>{words}</strong>;
  if (node.kind === 'link') {
    return (
      <PageLink to={node.to} className="link">
        {words}
      </PageLink>
    );
  }
  return (
    <ExternalLink href={node.href} className="link">
      {words}
    </ExternalLink>
  );
}

/** Elements of the placed facts, by name. */
type Places<Place extends string> = Readonly<Record<Place, ReactNode>>;

type ProseProps<Place extends string> = { readonly blocks: Blocks<Place>; readonly className?: string } & ([Place] extends [never]
  ? { readonly places?: undefined }
  : { readonly places: Places<Place> });

/** Paragraphs, lists, quotations and margin notes of a text, with its placed facts between them. A missing fact fails compilation. */
export function Prose<Place extends string = never>({ blocks, places, className }: ProseProps<Place>) {
  return (
    <div className={className === undefined ? 'prose' : `prose ${className}`}>
      {blocks.map((block, index) => (
        <BlockElement key={index} block={block} places={places} />
      ))}
    </div>
  );
}

/** A text of one paragraph, or prose. */
export function RunningText({ text, className }: { readonly text: string | Blocks; readonly className: string }) {
  if (typeof text === 'string') return <p className={`measure ${className}`}>{text}</p>;
  return <Prose blocks={text} className={className} />;
}

function BlockElement<Place extends string>({
  block,
  places,
}: {
  readonly block: Block<Place>;
  readonly places: Places<Place> | undefined;
}) {
  if (block.kind === 'place') return places?.[block.place];
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Inline nodes={block.content} />
      </p>
    );
  }
  if (block.kind === 'quotation') {
    return (
      <blockquote>
        <p>
          <Inline nodes={block.content} />
        </p>
      </blockquote>
    );
  }
  if (block.kind === 'note') {
    return (
      <aside className="note">
        <p>
          <Inline nodes={block.content} />
        </p>
      </aside>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index} className={block.isOrdered ? undefined : 'point'}>
          <Inline nodes={item} />
        </li>
      ))}
    </List>
  );
}
