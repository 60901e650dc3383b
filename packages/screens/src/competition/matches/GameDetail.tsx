import { useState } from 'react';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Skeleton } from '@oche/ui/Skeleton';
import { LegByLeg } from '../../parts/game/LegByLeg.tsx';
import { useFollowedGame } from '../../parts/game/useFollowedGame.ts';
import { Boundary } from '../../shell/Boundary.tsx';
import { messages } from '../../parts/match/messages.ts';

/** The legs of a game that is being played or over. */
export function GameDetail(props: { id: string; names: readonly string[] }) {
  return (
    <Boundary skeleton={<Skeleton shape="row" count={2} />}>
      <Legs {...props} />
    </Boundary>
  );
}

function Legs({ id, names }: { id: string; names: readonly string[] }) {
  const { formatMessage } = useIntl();
  const log = useRead('getGame', { id });
  const { game } = useFollowedGame(id, { initial: log });
  const [chosen, choose] = useState(1);
  const legs = game?.legs.filter((leg) => leg.visits.length > 0) ?? [];
  const shownLeg = legs.find(({ number }) => number === chosen) ?? legs[0];
  if (!game || !shownLeg) return <p className="text-body-small text-ink-2">{formatMessage(messages.noVisits)}</p>;
  return <LegByLeg game={game} names={names} shownLeg={shownLeg} onShow={choose} />;
}
