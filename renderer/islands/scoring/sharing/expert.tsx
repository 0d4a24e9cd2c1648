/** @jsxImportSource preact */
/** The link to an expert: opens the contact form with a summary of the comparison in the message. */
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { newId, readDraft, writeDraft } from '../../contact/draft.ts';
import type { Comparison } from '../comparison.ts';
import type { Standing } from '../maths/ranking.ts';
import { useAfterPaint } from '../rendering.tsx';
import { useTool } from '../tool-context.ts';
import { addressOf } from './actions.tsx';
import { summaryOf } from './summary.ts';

interface ExpertProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
  /** The sentences about robustness. */
  readonly said: readonly string[];
}

export function Expert({ comparison, standings, said }: ExpertProps) {
  const tool = useTool();
  const { words, contact } = tool;
  /** URL of the comparison, computed in advance, because following a link cannot wait. */
  const latestUrl = useRef<{ readonly of: Comparison; readonly address: string } | undefined>(undefined);
  const painted = useAfterPaint(comparison);
  const prepareUrl = useCallback(async (of: Comparison) => {
    // The link is followed without the comparison if its URL cannot be computed.
    latestUrl.current = { of, address: await addressOf(of).catch(() => location.origin + location.pathname) };
  }, []);
  useEffect(() => void prepareUrl(painted), [painted, prepareUrl]);

  const fillForm = (event: MouseEvent) => {
    if (latestUrl.current?.of !== comparison) {
      // Clicked right after a keystroke, when the URL is still of an earlier state: clicks again with the new URL.
      event.preventDefault();
      const link = event.currentTarget as HTMLElement;
      return void prepareUrl(comparison).then(() => link.click());
    }
    const fields = readDraft()?.fields ?? {};
    const message = summaryOf(comparison, standings, said, latestUrl.current.address, fields['message'] ?? '', tool);
    writeDraft({ id: newId(), fields: { ...fields, message } });
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
