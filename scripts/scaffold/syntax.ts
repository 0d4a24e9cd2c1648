/** Source files that are no TypeScript: an edit of one, however small, would be of what the parser made up. */
import { type SourceFile, ts } from 'ts-morph';
import { ProblemsError } from '../lib/problem.ts';

/** Throws a {@link ProblemsError} with line and column for a file that does not parse; `where` is its path from the project folder. */
export function checkSyntax(file: SourceFile, where: string): void {
  const { diagnostics = [] } = ts.transpileModule(file.getFullText(), {
    fileName: where,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  const [first] = diagnostics;
  if (!first) return;
  const { line, column } = file.getLineAndColumnAtPos(first.start ?? 0);
  const found = ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, '');
  const wayOut = 'correct that place; nothing was written';
  throw new ProblemsError([{ where: `${where}:${line}:${column}`, found, expected: 'a module that compiles', wayOut }]);
}
