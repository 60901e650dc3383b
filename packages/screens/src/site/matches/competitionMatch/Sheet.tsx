import { averagesOfGame, legsOfSheet } from '@oche/darts/league/matchFigures';
import { hasBegun, isSettled } from '@oche/darts/match/results';
import type { MatchState } from '@oche/darts/match/state';
import { formatAverage, formatResult } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { MatchSheet, type SheetGame } from '@oche/ui/MatchSheet';
import { Section } from '@oche/ui/Section';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import type { ShownMatch } from '../../../parts/match/useMatch.ts';
import { useSheetBlocks } from '../../../parts/match/useSheetBlocks.tsx';
import { LoneLink } from '../../../shell/LoneLink.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';
import type { UsedFigures } from './useMatchFigures.tsx';

type SheetProps = {
  match: ShownMatch;
  figures: UsedFigures;
  /** the same match for a screen in the hall */ tvHref: string;
  className: string;
};

/** Whether a sheet has something to say: nobody fills that of a match that will not be played, or of which only the score is known. */
export const hasSheet = ({ status, games, isAnnulled }: MatchState): boolean =>
  (!isAnnulled && ['planned', 'lineups', 'playing'].includes(status)) || games.some((game) => hasBegun(game) || game.status === 'forfeit');

/** The sheet of a match with the darts of each leg. A row leads to the scorecard of its game. */
export function Sheet({ match, figures: { shares }, tvHref, className }: SheetProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const { state, sheet, gameOf } = match;
  const { home, away } = sheet.match;
  const teams = [home.name, away.name] as const;
  const blocks = useSheetBlocks(match).map((block) => ({ ...block, games: block.games.map(withFigures) }));
  const hasMarks = blocks.some(({ games }) => games.some(({ marks }) => (marks ?? []).some(({ winner }) => winner !== null)));
  const legs = state.legs.some((won) => won > 0)
    ? formatMessage(matchMessages.legsScore, { score: formatResult(locale, ...state.legs) })
    : '';
  return (
    <Section
      title={formatMessage(matchMessages.sheet)}
      actions={
        <>
          <span className="text-body-small text-ink-2 tabular">{legs}</span>
          <LoneLink href={tvHref} className="text-body-small max-lg:hidden print:hidden">
            {formatMessage(messages.forTv)}
          </LoneLink>
        </>
      }
      className={className}
    >
      <MatchSheet
        teams={teams}
        blocks={blocks}
        labels={{
          sheet: formatMessage(matchMessages.sheet),
          game: formatMessage(words.game),
          players: formatMessage(words.players),
          legs: formatMessage(words.legs),
          status: formatMessage(messages.darts),
          throwsFirst: formatMessage(matchMessages.throwsFirst),
          unknown: formatMessage(matchMessages.unknown),
          open: ({ number }) => formatMessage(messages.scorecard, { number }),
        }}
      />
      {hasMarks && <Legend teams={teams} />}
    </Section>
  );

  function withFigures(game: SheetGame): SheetGame {
    const folded = state.games.find(({ key }) => key === game.id)!;
    const summary = gameOf(game.id);
    const isLive = folded.status === 'playing';
    const averages = averagesOfGame(shares, game.id);
    const marks = legsOfSheet(shares, folded).map(({ leg, winner, darts }) => ({
      ...{ leg, winner, darts },
      label: formatMessage(messages.legMark, {
        ...{ leg, darts, winner: winner === null ? 'none' : 'team', team: winner === null ? '' : teams[winner] },
      }),
    }));
    const below = (side: 0 | 1) => {
      if (isLive && side === 0) return { average: <LiveBadge state="live">{game.status}</LiveBadge> };
      const average = averages[side];
      return average === null ? {} : { average: formatAverage(locale, average) };
    };
    return {
      ...game,
      ...{ marks, starter: null },
      sides: [
        { ...game.sides[0], ...below(0) },
        { ...game.sides[1], ...below(1) },
      ],
      // The score is at the top of the page, and a game that is not next has nothing to say.
      status: isSettled(folded) || game.status === '–' ? '' : game.status,
      ...(summary && folded.hasVisits && { href: href('live', { id: summary.id }) }),
    };
  }
}

/** What the marks mean. */
function Legend({ teams }: { teams: readonly [string, string] }) {
  const { formatMessage } = useIntl();
  return (
    <p aria-hidden className="flex flex-wrap gap-x-6 gap-y-1 pt-3 text-caption text-ink-3 max-sm:hidden">
      {teams.map((team, side) => (
        <span key={team} className="inline-flex items-center gap-2">
          <span className={`h-4.5 w-6 rounded-mark inset-ring ${side === 0 ? 'bg-ink inset-ring-ink' : 'inset-ring-ink-3'}`} />
          {formatMessage(messages.legend, { team })}
        </span>
      ))}
    </p>
  );
}
