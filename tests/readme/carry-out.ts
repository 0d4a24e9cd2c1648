/** Runs the steps of an example. */
import { expect } from 'vitest';
import type { Copy } from '../support/copy.ts';
import type { Step } from './blocks.ts';
import { edit } from './edit.ts';

/** Runs one step, and expects the file, output and exit code that the document shows. */
export async function carryOut(copy: Copy, step: Step): Promise<void> {
  if (step.kind === 'write') {
    copy.write(step.path, step.place ? edit(copy.read(step.path), step.place, step.text) : step.text);
  } else if (step.kind === 'read') {
    expect(copy.read(step.path), step.path).toMatch(shown(step.text));
  } else {
    for (const command of step.commands) {
      const { output, exitCode } = await copy.run(command);
      const said = `${command}\n${output}`;
      expect(exitCode, said).toBe(step.exitCode);
      if (step.output !== undefined) expect(said).toMatch(shown(step.output));
    }
  }
}

/** Matches whole lines; `…` stands for the rest of a line, and on a line of its own for any number of lines. */
function shown(text: string): RegExp {
  const literal = (part: string) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const lines = text.trimEnd().split('\n');
  const patterns = lines.map((line) => (line === '…' ? '(?:.*\\n)*?' : `${line.split('…').map(literal).join('.*')}$\\n?`));
  return new RegExp(`^${patterns.join('')}`, 'm');
}
