import * as z from 'zod/mini';
import { roundNames, type RoundName } from '@oche/darts/cup/roundName';

/** The name of a round of a cup, which `RoundName` of `@oche/darts/cup/roundName` documents. */
export const CupRoundName = z.object({ kind: z.enum(roundNames), number: z.int() }) satisfies z.ZodMiniType<RoundName>;
/** The cup and the round of a match. */
export const CupOfMatch = z.object({ name: z.string(), round: CupRoundName });
