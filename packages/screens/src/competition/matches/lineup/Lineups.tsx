import { useState } from 'react';
import { partOf } from '@oche/darts/match/lineup';
import { hasBegun, hasStarted } from '@oche/darts/match/results';
import { bothSides, type Side } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { Button } from '@oche/ui/Button';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { Boundary } from '../../../shell/Boundary.tsx';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import type { UsedMatch } from '../../../parts/match/useMatch.ts';
import { deadlineOf } from '../../../parts/match/deadline.ts';
import { Lineup } from './Lineup.tsx';
import { lineupTask } from '../../../parts/match/lineupTask.ts';
import { messages } from '../../../parts/match/lineupMessages.ts';

type LineupsProps = { match: UsedMatch; season: SeasonOfPage };

/**
 * The lineups that the user hands in for a match: those of their own side or sides, or those of both sides for an organiser after the deadline.
 * Renders nothing if there is none.
 */
export function Lineups({ match, season }: LineupsProps) {
  const { rights, state, sheet } = match;
  const [side, setSide] = useState<Side>(rights.sides[0] ?? 0);
  if (season.isOver) return null;
  const isCaptain = rights.sides.length > 0;
  if (!isCaptain) {
    const isLate = (each: Side) => {
      const task = lineupTask(state, each);
      const deadline = task && deadlineOf(sheet, task, season.rules);
      return deadline !== null && deadline < Date.now();
    };
    const late = rights.isEditor ? bothSides.filter(isLate) : [];
    return late.length === 0 ? null : <ForCaptain match={match} season={season} sides={late} />;
  }
  return (
    <div className="pb-8 empty:hidden">
      <SideChoice match={match} sides={rights.sides} value={side} onValueChange={setSide} />
      <Boundary key={side}>
        <Lineup match={match} season={season} side={side} />
      </Boundary>
    </div>
  );
}

/** The teams of somebody who hands in more than one lineup. */
function SideChoice({
  match: { sheet },
  sides,
  value,
  onValueChange,
}: {
  match: UsedMatch;
  sides: readonly Side[];
  value: Side;
  onValueChange: (side: Side) => void;
}) {
  const { formatMessage } = useIntl();
  const teams = [sheet.match.home, sheet.match.away] as const;
  if (sides.length < 2) return null;
  return (
    <SegmentedControl
      className="mb-4"
      label={formatMessage(messages.which)}
      segments={sides.map((side) => ({ value: String(side) as '0' | '1', label: teams[side].name }))}
      value={String(value) as '0' | '1'}
      onValueChange={(side) => onValueChange(side === '0' ? 0 : 1)}
    />
  );
}

/** An organiser hands in a lineup for a captain who is late. */
function ForCaptain({ match, season, sides }: LineupsProps & { sides: readonly Side[] }) {
  const { formatMessage } = useIntl();
  const [side, setSide] = useState<Side | null>(null);
  if (side === null || !sides.includes(side))
    return (
      <div className="pb-6">
        <Button onClick={() => setSide(sides[0]!)}>{formatMessage(messages.forCaptain)}</Button>
      </div>
    );
  return (
    <div className="pb-8">
      <SideChoice match={match} sides={sides} value={side} onValueChange={setSide} />
      <Boundary key={side}>
        <Lineup match={match} season={season} side={side} isForCaptain />
      </Boundary>
    </div>
  );
}

/** Says that both lineups are open, from the reveal until the first of their games begins. */
export function Revealed({ match: { state } }: { match: UsedMatch }) {
  const { formatMessage } = useIntl();
  const last = state.parts.findLast(({ isRevealed }) => isRevealed);
  const isUnderWay = state.games.some((game) => partOf(game) === last?.id && (hasStarted(game) || hasBegun(game)));
  if (!last || isUnderWay || state.isAnnulled || !['lineups', 'playing'].includes(state.status)) return null;
  return (
    <Banner kind="info" className="mb-4" title={formatMessage(messages.revealed)}>
      {formatMessage(messages.revealedMeans)}
    </Banner>
  );
}
