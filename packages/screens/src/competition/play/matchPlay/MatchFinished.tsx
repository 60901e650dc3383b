import { useEffect } from 'react';
import { foldedGame } from '@oche/darts/match/state';
import { useIntl } from '@oche/i18n/provider';
import { versusText } from '../../../parts/game/slotText.ts';
import { Finished, type After, type FinishedProps } from '../../../parts/scoring/Finished.tsx';
import { messages as scoring } from '../../../parts/scoring/messages.ts';
import { gameOfSheet } from '../../../parts/match/gameOfSheet.ts';
import { messages } from './messages.ts';
import { usePlayedMatch } from './usePlayedMatch.ts';

/** The result of a game of the match, and the next game, which the sheet on this device knows without a network too. */
export function MatchFinished(props: FinishedProps) {
  const { game } = props;
  const { current, setResult } = usePlayedMatch();
  useEffect(() => {
    setResult(current, foldedGame(game));
    // If the last visit is taken back, the game goes on.
    return () => setResult(current, null);
  }, [setResult, current, game]);
  return <Finished {...props} after={useAfter()} />;
}

function useAfter(): After {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { match, next, open, openBetween } = usePlayedMatch();
  if (next.kind !== 'game' || next.missing.length > 0) return { label: formatMessage(messages.continue), onNext: openBetween };
  const following = gameOfSheet(intl, match, next.game);
  const number = match.state.games.find(({ key }) => key === next.game)?.number ?? 0;
  return {
    ...{ label: formatMessage(scoring.nextGame), onNext: () => open(next.game) },
    ...(following && { following: { title: formatMessage(messages.next, { number }), text: versusText(intl, following) } }),
  };
}
