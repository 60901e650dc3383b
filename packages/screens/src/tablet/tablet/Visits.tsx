import { useMemo, useState, useSyncExternalStore } from 'react';
import type { UsedGame } from '@oche/api/useGame';
import type { GameState, Visit } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { VisitList } from '@oche/ui/VisitList';
import { scoreWords } from '../../shell/scoreWords.ts';
import { useVisitListLabels } from '../../shell/useVisitListLabels.ts';
import { Correction } from './Correction.tsx';
import type { TypedTotal } from './typedTotal.ts';
import { judged, type Scoring } from './useScoring.ts';

type Props = { play: UsedGame; game: GameState; names: string[]; scoring: Scoring; typed: TypedTotal };

/** The chalk of the running leg; a tap on a visit corrects it. Before its first visit it says who won the leg before. */
export function Visits({ play, game, names, scoring, typed: total }: Props) {
  const { formatMessage } = useIntl();
  const typed = useSyncExternalStore(total.subscribe, total.get);
  const [picked, setPicked] = useState<Visit | null>(null);
  const leg = game.legs.at(-1);
  const labels = useVisitListLabels(leg?.number ?? 1);
  const { turn } = scoring;
  const written = useMemo(() => {
    const visit = turn && typed !== null ? judged(turn, typed) : null;
    return visit && typed !== null ? { total: typed, leaves: visit.bust ? ('bust' as const) : visit.after } : null;
  }, [turn, typed]);
  const before = leg?.visits.length === 0 ? game.legs.at(-2) : undefined;
  const wonBy = before?.winner ?? null;
  const darts = before?.visits.reduce((sum, visit) => sum + (visit.side === wonBy ? visit.darts : 0), 0) ?? 0;
  const name = names[wonBy ?? -1] ?? '';
  return (
    <div className="flex h-full min-h-0 flex-col px-6">
      {before && (
        <p className="border-b border-line py-2.5 text-name">
          {before.won === 'tiebreak'
            ? formatMessage(scoreWords.legToTiebreak, { leg: before.number, name })
            : formatMessage(scoreWords.legTo, { leg: before.number, name, darts })}
        </p>
      )}
      <VisitList game={game} names={names} labels={labels} startRow typed={written} onPick={setPicked} className="flex-1 contain-strict" />
      {picked && <Correction key={picked.event} play={play} game={game} names={names} visit={picked} onClose={() => setPicked(null)} />}
    </div>
  );
}
