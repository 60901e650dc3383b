import { familyName } from '@oche/darts/names/shortName';
import { useState } from 'react';
import type { GameState, Leg } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { Scorecard } from '@oche/ui/Scorecard';
import { Section } from '@oche/ui/Section';
import { StatCompare } from '@oche/ui/StatCompare';
import { comparisons } from './gameComparisons.ts';
import { averageText } from './useScoreboard.ts';
import { scoreWords } from './scoreWords.ts';
import { useVisitListLabels } from './useVisitListLabels.ts';
import { words } from '../../shell/words.ts';
import { LegByLeg } from './LegByLeg.tsx';
import { scorecardWords as messages } from './scorecardWords.ts';

const dartsOf = (leg: Leg): number => leg.visits.reduce((sum, visit) => sum + (visit.side === leg.winner ? visit.darts : 0), 0);

/** The scorecard of a finished game: result, statistics, and every visit of every leg. */
export function FinishedGame({ game, names }: { game: GameState; names: string[] }) {
  const [chosen, setChosen] = useState(1);
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
  const enteredAverages = game.givenAverages;
  const rows = enteredAverages
    ? [
        {
          key: 'average',
          label: formatMessage(words.average),
          values: [averageText(intl, enteredAverages[0] ?? null), averageText(intl, enteredAverages[1] ?? null)] as [string, string],
          better: null,
        },
      ]
    : comparisons(intl, game);
  const hasFigures = enteredAverages !== null || game.legs.some((leg) => leg.visits.length > 0);
  const wonIn = (leg: Leg) => {
    if (leg.winner === null) return '';
    const name = names[leg.winner] ?? '';
    if (leg.won === 'tiebreak') return formatMessage(messages.wonByTiebreak, { name });
    return formatMessage(messages.wonIn, { name, darts: formatMessage(words.dartCount, { count: dartsOf(leg) }) });
  };
  const shownLeg = game.legs.find((leg) => leg.number === chosen && leg.visits.length > 0);
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
        {...(hasFigures
          ? {
              statistics: <StatCompare caption={formatMessage(scoreWords.statistics)} names={[familyName(a), familyName(b)]} rows={rows} />,
            }
          : {})}
      />
      {shownLeg && (
        <Section size="heading" title={formatMessage(messages.legByLeg)} className="mt-8 max-w-160">
          <LegByLeg game={game} names={names} shownLeg={shownLeg} onShow={setChosen} />
        </Section>
      )}
    </>
  );
}
