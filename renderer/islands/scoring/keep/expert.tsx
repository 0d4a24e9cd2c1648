/** @jsxImportSource preact */
/** The way to an expert: the contact form, with the comparison written into the message, for the visitor to read and to send. */
import { useEffect, useState } from 'preact/hooks';
import type { Comparison } from '../../../scoring/comparison.ts';
import type { Standing } from '../../../scoring/maths/ranking.ts';
import { readDraft, writeDraft } from '../../contact/draft.ts';
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
  const [address, setAddress] = useState('');
  const packing = useLater(comparison);

  // Packed beforehand, for a link does not wait.
  useEffect(() => {
    let isLatest = true;
    void addressOf(packing).then((packed) => isLatest && setAddress(packed));
    return () => {
      isLatest = false;
    };
  }, [packing]);

  const fillForm = () => {
    const fields = readDraft()?.fields ?? {};
    const message = summaryOf(comparison, standings, said, address, fields['message'] ?? '', tool);
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
