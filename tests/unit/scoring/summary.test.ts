/** The comparison in the message to an expert replaces an earlier one and keeps the text of the visitor. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newCandidate, newComparison } from '#renderer/islands/scoring/comparison.ts';
import { rank } from '#renderer/islands/scoring/maths/ranking.ts';
import type { ScoringProps } from '#renderer/islands/scoring/scoring-props.ts';
import { summaryOf } from '#renderer/islands/scoring/sharing/summary.ts';
import { createTool } from '#renderer/islands/scoring/tool-context.ts';
import { lengthOf } from '#renderer/islands/scoring/values.ts';
import { contactFields } from '#schema/contact/fields.ts';

const { tool: words } = JSON.parse(readFileSync('generated/messages/fr/scoringTool.json', 'utf8'));
const criteria = newCandidate.scores.map((_, index) => ({ title: `Critère ${index}` }));
const tool = createTool({ tag: 'fr-FR', words, criteria, messageMax: contactFields.message.max } as unknown as ScoringProps);

/** Returns the message with a comparison of two locations of equal score. */
function insertSummary(score: number, typed: string, address = `https://site.example/outil#${score}`): string {
  const candidates = ['Nord', 'Sud'].map((name) => ({ ...newCandidate, name, scores: newCandidate.scores.map(() => score) }));
  const comparison = { ...newComparison, candidates };
  return summaryOf(comparison, rank(comparison), [], address, typed, tool);
}

test('a comparison replaces an earlier one, between the texts of the visitor', () => {
  expect(insertSummary(7, insertSummary(4, ''))).toBe(insertSummary(7, ''));
  const between = `Notre dossier.\n\n${insertSummary(4, '')}\n\nLe bail de Nord nous inquiète.`;
  expect(insertSummary(7, between)).toBe(`Notre dossier.\n\n${insertSummary(7, '')}\n\nLe bail de Nord nous inquiète.`);
  expect(insertSummary(7, insertSummary(4, 'Notre dossier.'))).toBe(`Notre dossier.\n\n${insertSummary(7, '')}`);
});

test('a location with a blank name is named by its letter', () => {
  expect(tool.nameOf({ ...newCandidate, name: ' ' }, 1)).toBe(tool.nameOf(newCandidate, 1));
});

test('the text of the visitor is kept whole, and the comparison is cut to fit', () => {
  const { max } = contactFields.message;
  for (const length of [max - 200, max - 60, max]) {
    const own = 'a'.repeat(length);
    const [above, below] = [insertSummary(7, own), insertSummary(7, `${insertSummary(4, '')}\n\n${'a'.repeat(max - 1200)}`)];
    expect(above.startsWith(own)).toBe(true);
    expect(below.endsWith('a'.repeat(max - 1200))).toBe(true);
    for (const message of [above, below]) expect(lengthOf(message)).toBeLessThanOrEqual(max);
  }
});
