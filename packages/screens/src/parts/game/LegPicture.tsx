import { familyName } from '@oche/darts/names/shortName';
import { highestCheckout } from '@oche/darts/x01/checkout';
import { modesOf } from '@oche/darts/x01/formatRules';
import type { GameState, Leg } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { LegChart } from '@oche/ui/LegChart';
import { scorecardWords as messages } from './scorecardWords.ts';
import { scoreWords } from './scoreWords.ts';
import { words } from '../../shell/words.ts';

/** The chart of one leg. */
export function LegPicture({
  game,
  names,
  leg,
  className = '',
}: {
  game: GameState;
  names: readonly string[];
  leg: Leg;
  className?: string;
}) {
  const { formatMessage } = useIntl();
  const short = names.map(familyName);
  return (
    <LegChart
      className={className}
      game={game}
      leg={leg.number}
      names={short}
      finish={Math.max(...game.sides.map((_, side) => highestCheckout(modesOf(game.format, side).out)))}
      labels={{
        chart: formatMessage(messages.chart, { leg: leg.number }),
        withinAFinish: formatMessage(messages.withinFinish),
        visit: formatMessage(messages.visitAxis),
        bust: formatMessage(scoreWords.bust),
        tiebreak: (winner) => formatMessage(messages.wonByTiebreak, { name: short[winner] ?? '' }),
        leg: (number) => formatMessage(words.legNumber, { number }),
        visitDescription: (visit, number) =>
          formatMessage(messages.spokenVisit, { number, name: names[visit.side] ?? '', scored: visit.scored, left: visit.after }),
      }}
    />
  );
}
