/** Examines texts as they are typed: what codegen refuses, and the findings of the rules. */
import type { MessageText } from '../check/project.ts';
import { type TextFinding, textFindings } from '../check/text-findings.ts';
import { memoizePerObject } from '../lib/maps.ts';
import { adviceOn } from '../model/messages/context.ts';
import { noText, type TextFault } from '../model/messages/fault.ts';
import { lengthsOf, textFault } from '../model/messages/validate.ts';
import { tidied, wordless } from '../translate/decide.ts';
import type { Drafts } from './drafts.ts';
import type { DeskFinding, Examined } from './protocol.ts';
import { idOf, type Site } from './site.ts';

export interface Examiner {
  readonly examine: (text: MessageText, typed: string) => Examined;
  /** Returns the mistake for which codegen would refuse a text. */
  readonly fault: (text: MessageText, typed: string) => DeskFinding | undefined;
  /** Returns a typed text as it is saved: without blanks at its ends, letters composed. */
  readonly tidy: (text: MessageText, typed: string) => string;
  /** Returns the findings of the draft of a text, or the known ones of the text; none for a text that has not been examined yet. */
  readonly known: (text: MessageText, draft: string | undefined) => readonly DeskFinding[];
  readonly isKnown: (text: MessageText) => boolean;
  /** Examines the text of the message file. */
  readonly learn: (text: MessageText) => readonly DeskFinding[];
}

export function createExaminer(site: Site, drafts: Drafts): Examiner {
  const rulesOf = memoizePerObject(textFindings);
  const found = new WeakMap<MessageText, readonly DeskFinding[]>();

  const tidy = (text: MessageText, typed: string) => tidied(typed, { leaf: leafOf(text) }, '').replace(/\n{3,}/g, '\n\n');
  const faultIn = (text: MessageText, value: string): DeskFinding | undefined => {
    const { model } = site.project();
    const fault: TextFault | undefined =
      value === ''
        ? { found: noText, expected: adviceOn({ ...text.meta, note: text.meta.note ?? 'A text.' }).join(' '), wayOut: 'write the text' }
        : (wordless({ target: value }) ?? textFault({ site: model, bundle: text.bundle, leaf: leafOf(text) }, value, text.language));
    if (!fault) return undefined;
    const { offset, ...rest } = fault;
    return { severity: 'error', ...rest, ...(offset !== undefined && { from: offset, to: endOf(value, offset) }) };
  };
  const findingsIn = (text: MessageText, value: string, others: MessageText['others']): DeskFinding[] => {
    const fault = faultIn(text, value);
    return fault ? [fault] : rulesOf(site.project())({ ...text, text: value, others }).map(findingOf);
  };
  /** Returns the findings of a typed text, beside the drafts of its other versions. */
  const findingsOfDraft = (text: MessageText, value: string): DeskFinding[] => {
    const others = Object.entries(text.others).map(([locale, other]) => [locale, drafts.of(locale, idOf(text))?.text ?? other]);
    return findingsIn(text, value, Object.fromEntries(others));
  };
  return {
    tidy,
    fault: (text, typed) => faultIn(text, tidy(text, typed)),
    examine(text, typed) {
      const value = tidy(text, typed);
      // A missing text is in the list of missing texts.
      return {
        findings: value === text.text && value === '' ? [] : findingsOfDraft(text, value),
        lengths: lengthsOf(text.meta, value, text.language),
      };
    },
    known: (text, draft) => (draft === undefined ? (found.get(text) ?? []) : findingsOfDraft(text, tidy(text, draft))),
    isKnown: (text) => found.has(text),
    learn(text) {
      // Findings are kept until the files change: drafts, which change with every key, must not be in them.
      const known = found.get(text) ?? (text.text === '' ? [] : findingsIn(text, text.text, text.others));
      found.set(text, known);
      return known;
    },
  };
}

const leafOf = ({ key, meta }: MessageText) => ({ path: key, meta });

function findingOf({ rule, severity = 'error', found, expected, wayOut, corrected }: TextFinding): DeskFinding {
  return {
    ...(rule !== undefined && { rule }),
    severity,
    found,
    expected,
    wayOut,
    ...(corrected !== undefined && { fix: { label: wayOut.split(/[;.](?:\s|$)/)[0] ?? wayOut, text: corrected } }),
  };
}

/** Returns the end of the word or mark at an offset. */
function endOf(text: string, offset: number): number {
  const [part = ''] = /^(?:\{[^{}]*\}|\[[^\]]*\]\([^)]*\)|\S+)/.exec(text.slice(offset)) ?? [];
  return offset + Math.max(1, part.length);
}
