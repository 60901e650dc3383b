import { familyName } from '@oche/darts/names/shortName';
import type { GameState, Leg } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { VisitList } from '@oche/ui/VisitList';
import { useVisitListLabels } from '../../parts/game/useVisitListLabels.ts';
import { messages } from './messages.ts';

/** The visits of one leg. In the current leg it also names the thrower. */
export function VisitsOfLeg({ game, leg, names }: { game: GameState; leg: Leg; names: string[] }) {
  const { formatMessage } = useIntl();
  const labels = useVisitListLabels(leg.number);
  const thrower = game.next.kind === 'visit' && leg === game.legs.at(-1) ? familyName(names[game.next.side] ?? '') : null;
  return (
    <VisitList
      game={game}
      leg={leg.number}
      names={names}
      labels={labels}
      size="page"
      {...(thrower ? { throwing: formatMessage(messages.throwsNow, { name: thrower }) } : {})}
    />
  );
}
