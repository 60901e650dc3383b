import { totalPoints } from '@oche/darts/match/games';
import { hasBegun, isSettled } from '@oche/darts/match/results';
import { decidingScore } from '@oche/darts/match/state';
import { formatNumber, formatResult, formatScore } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { messages } from './messages.ts';
import type { UsedMatch } from './useMatch.ts';

/** The teams of a match with its score: below each other on phones, beside each other on wider screens. */
export function MatchHead({ match }: { match: UsedMatch }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { state, sheet } = match;
  const { home, away } = sheet.match;
  const score = decidingScore(state);
  const hasScore = state.games.some(isSettled) || state.walkover !== null || score.some((points) => points > 0);
  const figure = (side: 0 | 1) => (
    <span className="score-md pt-1 sm:text-[4.5rem]">{hasScore ? formatNumber(locale, score[side]) : '–'}</span>
  );
  return (
    <div className="border-y border-b-line border-t-2 border-t-rule py-3 sm:py-5">
      <div
        role="img"
        aria-label={`${formatMessage(messages.title, { home: home.name, away: away.name })}: ${hasScore ? formatScore(locale, score) : '–'}`}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto_minmax(0,1fr)]"
      >
        <span className="text-title-3 wrap-anywhere sm:text-title-2">{home.name}</span>
        {figure(0)}
        <span aria-hidden className="score-md hidden text-ink-3 sm:inline">
          –
        </span>
        <span className="text-title-3 wrap-anywhere sm:order-last sm:text-right sm:text-title-2">{away.name}</span>
        {figure(1)}
      </div>
      <p className="mt-2 text-body-small text-ink-2 empty:hidden sm:text-center">{summary()}</p>
    </div>
  );

  /** Legs so far, and how many games are left. */
  function summary(): string {
    const left = state.games.filter((game) => !isSettled(game) && !game.block.onlyIf).length;
    const isBare = state.walkover === null && !state.games.some(hasBegun) && state.events.some(({ kind }) => kind === 'score');
    const bare = isBare ? [formatMessage(messages.onlyScore)] : [];
    // Legs of a bare score may be unknown.
    const hasLegs = hasScore && (!isBare || state.legs.some((legs) => legs > 0));
    const legs = hasLegs ? [formatMessage(messages.legsScore, { score: formatResult(locale, state.legs[0], state.legs[1]) })] : [];
    const isRunning = state.status === 'playing' && left > 0 && state.structure.score !== 'legs';
    const points = formatNumber(locale, Math.floor(totalPoints(state.structure) / 2) + 1);
    return [...legs, ...bare, ...(isRunning ? [formatMessage(messages.toWin, { games: left, points })] : [])].join('. ');
  }
}
