import type { GameState, Leg } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { Scorecard } from '@oche/ui/Scorecard';
import { StatCompare } from '@oche/ui/StatCompare';
import { comparisons } from '../shell/gameComparisons.ts';
import { averageText } from '../shell/useScoreboard.ts';
import { scoreWords } from '../shell/scoreWords.ts';
import { useVisitListLabels } from '../shell/useVisitListLabels.ts';
import { words } from '../shell/words.ts';
import { messages } from './messages.ts';

const dartsOf = (leg: Leg): number => leg.visits.reduce((sum, visit) => sum + (visit.side === leg.winner ? visit.darts : 0), 0);

/** The card of a game that is over: result, figures, every visit of every leg. */
export function FinishedGame({ game, names }: { game: GameState; names: string[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const labels = useVisitListLabels(1);
  const name = names[game.winner ?? -1] ?? '';
  const [a = '', b = ''] = names;
  const note = {
    played: undefined,
    drawn: formatMessage(messages.drawn),
    walkover: formatMessage(messages.wonByWalkover, { name }),
    retired: formatMessage(messages.retired, { name }),
    result: formatMessage(messages.enteredByHand),
  }[game.ending ?? 'played'];
  const given = game.givenAverages;
  const rows = given
    ? [
        {
          key: 'average',
          label: formatMessage(words.average),
          values: [averageText(intl, given[0] ?? null), averageText(intl, given[1] ?? null)] as [string, string],
          better: null,
        },
      ]
    : comparisons(intl, game);
  const hasFigures = given !== null || game.legs.some((leg) => leg.visits.length > 0);
  const wonIn = (leg: Leg) => {
    if (leg.winner === null) return '';
    const text = { leg: leg.number, name: names[leg.winner] ?? '' };
    return leg.won === 'tiebreak'
      ? formatMessage(scoreWords.legToTiebreak, text)
      : formatMessage(scoreWords.legTo, { ...text, darts: dartsOf(leg) });
  };
  return (
    <>
      <h2 className="sr-only">{formatMessage(messages.scorecard)}</h2>
      <Scorecard
        game={game}
        names={names}
        labels={labels}
        legTitle={(leg) => formatMessage(words.legNumber, { number: leg.number })}
        legNote={wonIn}
        {...(note ? { note } : {})}
        {...(hasFigures ? { statistics: <StatCompare caption={formatMessage(scoreWords.statistics)} names={[a, b]} rows={rows} /> } : {})}
      />
    </>
  );
}
