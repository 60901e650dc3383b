import { familyName } from '@oche/darts/names/shortName';
import type { GameState, Leg } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { Tabs } from '@oche/ui/Tabs';
import { LegPicture } from './LegPicture.tsx';
import { words } from '../../shell/words.ts';
import { scorecardWords as messages } from './scorecardWords.ts';

type Props = { game: GameState; names: readonly string[]; shownLeg: Leg; onShow: (leg: number) => void };

const dartsOf = (leg: Leg): number => leg.visits.reduce((sum, visit) => sum + (visit.side === leg.winner ? visit.darts : 0), 0);

/** A tab for each leg with its winner, and the chart of the chosen leg. */
export function LegByLeg({ game, names, shownLeg, onShow }: Props) {
  const { formatMessage } = useIntl();
  const short = names.map(familyName);
  const legs = game.legs.filter((leg) => leg.visits.length > 0);
  const wonBy = (leg: Leg) => {
    if (leg.winner === null) return <LiveBadge state="live">{formatMessage(words.live)}</LiveBadge>;
    const name = short[leg.winner] ?? '';
    return leg.won === 'tiebreak'
      ? formatMessage(messages.wonByTiebreak, { name })
      : formatMessage(messages.wonIn, { name, darts: dartsOf(leg) });
  };
  return (
    <Tabs
      label={formatMessage(messages.legByLeg)}
      // Aligns the text of the first tab with the heading.
      className="[&_[role=tab]:first-child]:pl-0"
      value={String(shownLeg.number)}
      onValueChange={(leg) => onShow(Number(leg))}
      tabs={legs.map((leg) => ({
        value: String(leg.number),
        label: (
          <span className="grid min-h-14 content-center text-left">
            <span className="leading-5">{formatMessage(words.legNumber, { number: leg.number })}</span>
            <span className="text-caption font-[500] text-ink-2">{wonBy(leg)}</span>
          </span>
        ),
        content: <LegPicture key={leg.number} className="pt-4" game={game} names={names} leg={leg} />,
      }))}
    />
  );
}
