/** A text of blocks: a field for each block, with its kind, and buttons to move, remove and add blocks. */
import type { EditorView } from '@codemirror/view';
import { useEffect, useMemo, useRef } from 'react';
import type { DeskText } from '../protocol.ts';
import { type BlockKind, blocksOfText, type EditedBlock, rangeInBlocks, textOfBlocks, withKind } from './blocks.ts';
import { TextField, type Underline } from './text-field.tsx';

interface ProseFieldProps {
  readonly prose: NonNullable<DeskText['prose']>;
  readonly value: string;
  readonly onChange: (value: string, isTyping: boolean) => void;
  readonly label: string;
  readonly describedBy: string;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly marks: readonly string[];
  readonly values: ReadonlyMap<string, string | undefined>;
  readonly underlines: readonly Underline[];
  readonly linkName: (target: string) => string;
  /** Characters of each block as visitors see them, without places and empty blocks. */
  readonly lengths: readonly number[];
  readonly limit: number | undefined;
  readonly isInvalid: boolean;
  readonly onFocus: (view: EditorView) => void;
  readonly onMount: (view: EditorView | undefined) => void;
}

const kindNames: Readonly<Record<BlockKind, string>> = {
  paragraph: 'Paragraph',
  bullets: 'List',
  numbers: 'Numbered list',
  quotation: 'Quotation',
  note: 'Margin note',
  place: 'Figure',
};

/** A place for the caret after the next rendering. */
interface Caret {
  readonly block: number;
  readonly at: number;
}

export function ProseField(props: ProseFieldProps) {
  const { prose, value, onChange, label, limit, lengths, underlines, onMount, ...shared } = props;
  const blocks = useMemo(() => blocksOfText(value), [value]);
  const views = useRef(new Map<number, EditorView>());
  const caret = useRef<Caret>(undefined);
  const kinds = (['paragraph', 'bullets', 'numbers', 'quotation', 'note'] as const).filter((kind) =>
    prose.kinds.includes(kind === 'bullets' || kind === 'numbers' ? 'list' : kind),
  );
  const missingPlaces = prose.places.filter((place) => !blocks.some(({ kind, words }) => kind === 'place' && words === place));

  // After every rendering, because a new block has its field only then.
  useEffect(() => {
    const wanted = caret.current;
    const view = wanted && views.current.get(wanted.block);
    if (!view) return;
    caret.current = undefined;
    view.focus();
    view.dispatch({ selection: { anchor: Math.min(wanted.at, view.state.doc.length) } });
  });

  const replace = (from: number, count: number, added: readonly EditedBlock[], next?: Caret) => {
    caret.current = next;
    onChange(textOfBlocks(blocks.toSpliced(from, count, ...added)), false);
  };
  const write = (index: number, words: string) => {
    const changed = blocks.with(index, { ...(blocks[index] as EditedBlock), words });
    onChange(textOfBlocks(changed), true);
  };
  const move = (index: number, step: 1 | -1, button: HTMLButtonElement) => {
    const [block, other] = [blocks[index], blocks[index + step]];
    if (!block || !other) return;
    replace(Math.min(index, index + step), 2, step === 1 ? [other, block] : [block, other]);
    // The focus stays with the moved block.
    const items = button.closest('ol')?.children;
    items?.[index + step]?.querySelector<HTMLButtonElement>(`[data-step="${step}"]`)?.focus();
  };
  const split = (index: number, view: EditorView): boolean => {
    const block = blocks[index] as EditedBlock;
    const { from, to } = view.state.selection.main;
    const isList = block.kind === 'bullets' || block.kind === 'numbers';
    const [before, after] = [block.words.slice(0, from), block.words.slice(to)];
    // Enter on an empty last item ends the list.
    if (isList && !(after === '' && (before === '' || before.endsWith('\n')))) return false;
    const rest = { kind: isList ? 'paragraph' : block.kind, words: after } as const;
    const kept = { ...block, words: isList ? before.replace(/\n$/, '') : before };
    replace(index, 1, isList && kept.words === '' ? [rest] : [kept, rest], {
      block: isList && kept.words === '' ? index : index + 1,
      at: 0,
    });
    return true;
  };
  const join = (index: number, view: EditorView): boolean => {
    const { from, to } = view.state.selection.main;
    const [before, block] = [blocks[index - 1], blocks[index] as EditedBlock];
    if (from > 0 || to > 0) return false;
    // The first key turns a list, a quotation or a note into a paragraph, as in text processors.
    if (block.kind !== 'paragraph') {
      replace(index, 1, [withKind(block, 'paragraph')], { block: index, at: 0 });
      return true;
    }
    if (!before || before.kind === 'place') return true;
    const joint = before.words === '' || block.words === '' ? '' : ' ';
    replace(index - 1, 2, [{ ...before, words: before.words + joint + block.words }], { block: index - 1, at: before.words.length });
    return true;
  };
  const leave = (index: number, step: 1 | -1, view: EditorView): boolean => {
    const { head, empty } = view.state.selection.main;
    if (!empty || head !== (step === 1 ? view.state.doc.length : 0)) return false;
    for (let at = index + step; blocks[at]; at += step) {
      const other = views.current.get(at);
      if (!other) continue;
      other.focus();
      other.dispatch({ selection: { anchor: step === 1 ? 0 : other.state.doc.length } });
      return true;
    }
    return false;
  };
  const pasteBlocks = (index: number, pasted: readonly string[], view: EditorView) => {
    const block = blocks[index] as EditedBlock;
    const { from, to } = view.state.selection.main;
    const read = pasted.map((each) => blocksOfText(each.replace(/\r\n?/g, '\n'))[0] as EditedBlock);
    const [before, after] = [block.words.slice(0, from), block.words.slice(to)];
    const added = [...(before === '' ? [] : [{ ...block, words: before }]), ...read, ...(after === '' ? [] : [{ ...block, words: after }])];
    replace(index, 1, added);
  };

  const ranges = underlines.flatMap((each) => {
    const range = rangeInBlocks(blocks, each.from, each.to);
    return range ? [{ ...range, severity: each.severity }] : [];
  });
  const counted = blocks.map(({ kind, words }) => kind !== 'place' && words.trim() !== '');
  const isAlone = blocks.length === 1;

  return (
    <ol className="blocks" aria-label={`${label}: blocks`}>
      {blocks.map((block, index) => {
        const name = `block ${index + 1}`;
        const length = counted[index] ? lengths[counted.slice(0, index).filter(Boolean).length] : undefined;
        return (
          <li key={index} className={`block is-${block.kind}`}>
            <div className="block-tools">
              {block.kind === 'place' ? (
                <span className="block-kind">{kindNames.place}</span>
              ) : (
                <select
                  className="block-kind"
                  aria-label={`Kind of ${name}`}
                  value={block.kind}
                  onChange={({ target }) => replace(index, 1, [withKind(block, target.value as BlockKind)])}
                >
                  {(kinds.includes(block.kind) ? kinds : [block.kind, ...kinds]).map((kind) => (
                    <option key={kind} value={kind}>
                      {kindNames[kind]}
                    </option>
                  ))}
                </select>
              )}
              {length !== undefined && limit !== undefined && (
                <span className={length > limit ? 'count is-over' : 'count'}>
                  {length}/{limit}
                </span>
              )}
              <span className="block-buttons">
                <BlockButton
                  label={`Move ${name} up`}
                  isIdle={index === 0}
                  step={-1}
                  onClick={(button) => move(index, -1, button)}
                  sign="↑"
                />
                <BlockButton
                  label={`Move ${name} down`}
                  isIdle={index === blocks.length - 1}
                  step={1}
                  onClick={(button) => move(index, 1, button)}
                  sign="↓"
                />
                <BlockButton
                  label={`Add a paragraph below ${name}`}
                  onClick={() => replace(index + 1, 0, [{ kind: 'paragraph', words: '' }], { block: index + 1, at: 0 })}
                  sign="+"
                />
                <BlockButton
                  label={`Remove ${name}`}
                  isIdle={isAlone}
                  onClick={() => replace(index, 1, [], { block: Math.max(0, index - 1), at: Number.POSITIVE_INFINITY })}
                  sign="×"
                />
              </span>
            </div>
            {block.kind === 'place' ? (
              <p className="place">{block.words.replace(' ', ': ')}</p>
            ) : (
              <TextField
                {...shared}
                value={block.words}
                onChange={(words) => write(index, words)}
                label={`${label}, ${kindNames[block.kind].toLowerCase()} ${index + 1} of ${blocks.length}`}
                hasLines={block.kind === 'bullets' || block.kind === 'numbers'}
                underlines={ranges.filter((each) => each.block === index)}
                keys={[
                  { key: 'Enter', run: (view) => split(index, view) },
                  { key: 'Backspace', run: (view) => join(index, view) },
                  { key: 'ArrowUp', run: (view) => leave(index, -1, view) },
                  { key: 'ArrowDown', run: (view) => leave(index, 1, view) },
                ]}
                onPasteBlocks={(pasted, view) => pasteBlocks(index, pasted, view)}
                onMount={(view) => {
                  if (view) views.current.set(index, view);
                  else views.current.delete(index);
                  if (index === firstWithWords(blocks)) onMount(view);
                }}
              />
            )}
          </li>
        );
      })}
      {missingPlaces.map((place) => (
        <li key={place}>
          <button type="button" className="quiet-button" onClick={() => replace(blocks.length, 0, [{ kind: 'place', words: place }])}>
            Put {place.replace(' ', ': ')} back
          </button>
        </li>
      ))}
    </ol>
  );
}

const firstWithWords = (blocks: readonly EditedBlock[]) => blocks.findIndex(({ kind }) => kind !== 'place');

interface BlockButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly step?: 1 | -1;
  readonly isIdle?: boolean;
  readonly onClick: (button: HTMLButtonElement) => void;
}

function BlockButton({ label, sign, step, isIdle = false, onClick }: BlockButtonProps) {
  return (
    <button
      type="button"
      className="sign-button"
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      data-step={step}
      onClick={({ currentTarget }) => isIdle || onClick(currentTarget)}
    >
      {sign}
    </button>
  );
}
