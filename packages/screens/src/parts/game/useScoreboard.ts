import { useMemo } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import { checkoutRoutes, isBogey } from '@oche/darts/x01/checkout';
import type { DartCode } from '@oche/darts/x01/event';
import { modesOf } from '@oche/darts/x01/formatRules';
import type { GameState, Visit } from '@oche/darts/x01/state';
import type { SideStatistics } from '@oche/darts/x01/statistics';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatAverage } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import type { ScoreboardProps } from '@oche/ui/Scoreboard';
import { sideName } from './gameName.ts';
import { scoreWords } from './scoreWords.ts';
import { sideStatistics } from './sideStatistics.ts';
import { words } from '../../shell/words.ts';

const unknown = '–';

/** An average such as "85.86", or a dash before the first dart. */
export const averageText = ({ locale }: IntlShape, value: number | null): string =>
  value === null ? unknown : formatAverage(locale, value);

/** Checkouts and darts at a double: "2/5", or a dash if the log does not record these darts. */
const atDoubleText = ({ checkouts, doubles }: SideStatistics): string => (doubles === null ? unknown : `${checkouts}/${doubles}`);

type Hint = NonNullable<ScoreboardProps['hints']>[number];

const hintOf = (intl: IntlShape, game: GameState, side: number, thrown: readonly DartCode[], left: number): Hint => {
  const leg = game.legs.at(-1);
  const throws = game.next.kind === 'visit' && game.next.side === side;
  const { out } = modesOf(game.format, side);
  const isIn = leg?.isIn[side] ?? true;
  const label = !throws
    ? intl.formatMessage(scoreWords.nextTime)
    : thrown.length === 0
      ? intl.formatMessage(scoreWords.finish)
      : intl.formatMessage(scoreWords.finishDart, { dart: String(thrown.length + 1) });
  if (!isIn) return { hint: { kind: 'none' }, label };
  const [darts, ...options] = checkoutRoutes(left, throws ? 3 - thrown.length : 3, out);
  if (darts) return { hint: { kind: 'route', darts, ...(throws ? { options } : {}) }, label };
  if (isBogey(left, out)) return { hint: { kind: 'bogey', text: intl.formatMessage(scoreWords.noFinish, { remaining: left }) }, label };
  return { hint: { kind: 'none' }, label };
};

/** The last visit of the game, which may be in the previous leg. */
const lastVisit = (game: GameState): Visit | null => game.legs.findLast((leg) => leg.visits.length > 0)?.visits.at(-1) ?? null;

/** The announcement for screen readers after a visit. */
const announce = ({ formatMessage }: IntlShape, game: GameState, names: readonly string[]): string => {
  const visit = lastVisit(game);
  if (!visit) return '';
  const name = names[visit.side] ?? '';
  if (game.next.kind === 'over') {
    return game.winner === null
      ? formatMessage(scoreWords.spokenDrawn)
      : formatMessage(scoreWords.spokenGame, { name: names[game.winner] ?? '' });
  }
  const next = game.next.kind === 'visit' ? game.next.side : null;
  if (next === null) return '';
  const thrower = { name, left: visit.after, next: names[next] ?? '', needs: game.legs.at(-1)?.remaining[next] ?? 0 };
  if (visit.checkout) return formatMessage(scoreWords.spokenLeg, { name, leg: game.legs.length - 1, next: thrower.next });
  if (visit.bust) return formatMessage(scoreWords.spokenBust, thrower);
  return formatMessage(scoreWords.spokenVisit, { ...thrower, scored: visit.scored });
};

const noteOf = ({ formatMessage }: IntlShape, game: GameState, side: number): string | undefined => {
  const leg = game.legs.at(-1);
  if (!leg || game.next.kind === 'over') return undefined;
  const throws = game.next.kind === 'visit' && game.next.side === side;
  const lastOwnVisit = leg.visits.findLast((visit) => visit.side === side);
  if (lastOwnVisit?.bust && !throws) return formatMessage(scoreWords.bustStill, { remaining: lastOwnVisit.after });
  const mode = modesOf(game.format, side).in;
  return leg.isIn[side] || mode === 'straight' ? undefined : formatMessage(scoreWords.startsWithDouble, { mode });
};

/** Names of the sides of a game, in their order. */
export const namesOf = (intl: IntlShape, game: GameState, summary: Pick<GameSummary, 'sides'>): string[] =>
  game.sides.map(({ id }, index) => sideName(intl, summary.sides.find((side) => side.id === id) ?? summary.sides[index]));

/**
 * The props of a scoreboard, in the language of the page. `thrown` holds the darts of the visit being entered, `left` the points that
 * remain after them.
 */
export function useScoreboard(
  game: GameState,
  summary: Pick<GameSummary, 'sides'>,
  thrown: readonly DartCode[] = [],
  left?: number,
): Required<Pick<ScoreboardProps, 'game' | 'names' | 'labels' | 'hints' | 'figures' | 'notes' | 'announcement'>> {
  const intl = useIntl();
  const { formatMessage } = intl;
  const labels = useMemo(
    () => ({
      board: formatMessage(scoreWords.board),
      legs: formatMessage(words.legs),
      sets: formatMessage(words.sets),
      threwFirst: formatMessage(scoreWords.threwFirst),
      bust: formatMessage(scoreWords.bust),
    }),
    [formatMessage],
  );
  const heads = useMemo(
    () => ({
      average: formatMessage(words.average),
      first9: formatMessage(words.first9),
      maximums: formatMessage(scoreWords.maximums),
      atDouble: formatMessage(scoreWords.atDouble),
    }),
    [formatMessage],
  );
  return useMemo(() => {
    const names = namesOf(intl, game, summary);
    const remaining = (side: number) => {
      const throws = game.next.kind === 'visit' && game.next.side === side;
      return (throws ? left : undefined) ?? game.legs.at(-1)?.remaining[side] ?? game.format.start;
    };
    return {
      game,
      names,
      labels,
      hints: game.sides.map((_, side) => hintOf(intl, game, side, thrown, remaining(side))),
      notes: game.sides.map((_, side) => noteOf(intl, game, side)),
      figures: sideStatistics(game).map((counts) => [
        { label: heads.average, value: averageText(intl, counts.average) },
        { label: heads.first9, value: averageText(intl, counts.first9) },
        { label: heads.maximums, value: String(counts.maximums) },
        { label: heads.atDouble, value: atDoubleText(counts) },
      ]),
      announcement: announce(intl, game, names),
    };
  }, [intl, labels, heads, game, summary, thrown, left]);
}
