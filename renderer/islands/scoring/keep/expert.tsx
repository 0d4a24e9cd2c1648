/** @jsxImportSource preact */
/** The way to an expert: the contact form, with the comparison written into the message, for the visitor to read and to send. */
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { readDraft, writeDraft } from '../../contact/draft.ts';
import type { Comparison } from '../comparison.ts';
import type { Standing } from '../maths/ranking.ts';
import { useTool } from '../tool-context.ts';
import { useLater } from '../use-later.ts';
import { addressOf } from './actions.tsx';
import { summaryOf } from './summary.ts';

interface ExpertProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
  /** What the tool says of the ranking. */
  readonly said: readonly string[];
}

export function Expert({ comparison, standings, said }: ExpertProps) {
  const tool = useTool();
  const { words, contact } = tool;
  /** The address of a comparison, packed beforehand, for a link does not wait. */
  const packed = useRef<{ readonly of: Comparison; readonly address: string } | undefined>(undefined);
  const packing = useLater(comparison);
  const pack = useCallback(async (of: Comparison) => {
    packed.current = { of, address: await addressOf(of) };
  }, []);
  useEffect(() => void pack(packing), [packing, pack]);

  const fillForm = (event: MouseEvent) => {
    if (packed.current?.of !== comparison) {
      // Followed right after a key: what is packed so far is an earlier state. The link is followed once this one is.
      event.preventDefault();
      const link = event.currentTarget as HTMLElement;
      return void pack(comparison).then(() => link.click());
    }
    const fields = readDraft()?.fields ?? {};
    const message = summaryOf(comparison, standings, said, packed.current.address, fields['message'] ?? '', tool);
    writeDraft({ id: crypto.randomUUID(), fields: { ...fields, message } });
  };
  return (
    <>
      <p className="tool-remark">{words.expert.lead}</p>
      <a className="button button-primary" href={contact} target="_top" onClick={fillForm}>
        {words.expert.button}
      </a>
    </>
  );
}
