import type { StructureProblem } from '@oche/darts/match/checkStructure';
import type { MatchStructure } from '@oche/darts/match/structure';
import type { IntlShape } from '@oche/i18n/createIntl';
import { messages } from './problemMessages.ts';

/** A problem of a structure as a sentence. Blocks are named by their number. */
export function problemText({ formatMessage }: IntlShape, { blocks }: MatchStructure, problem: StructureProblem): string {
  const { code, block, needed = 0, available = 0 } = problem;
  const number = blocks.findIndex(({ id }) => id === block) + 1;
  return formatMessage(messages[code], { block: number, needed, available });
}

/** The sentences of problems without repetition. */
export const problemTexts = (intl: IntlShape, structure: MatchStructure, problems: readonly StructureProblem[]): string[] => [
  ...new Set(problems.map((problem) => problemText(intl, structure, problem))),
];
