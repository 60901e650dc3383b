import type { ImportRow } from '@oche/api/contract/import';
import type { MatchStructure } from '@oche/darts/match/structure';
import type { Context } from '../../platform/context.ts';
import type { Scope } from '../memberRows.ts';
import type { FileRow } from './table.ts';

/** What a file would change, and how to write it. `write` is only called if no row has a problem. */
export type Plan = {
  rows: ImportRow[];
  newGroups: string[];
  write: (structure: MatchStructure | undefined) => Promise<void>;
};
export type Planner = (rows: readonly FileRow[], scope: Scope, context: Context) => Promise<Plan>;
