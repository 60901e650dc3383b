import type { CupStandingsRow } from '@oche/api/contract/cup';
import type { Parsed } from '@oche/api/contract/endpoints';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { BoardName } from '@oche/api/contract/boardNames';
import type { BoardRow } from '@oche/api/contract/leaderboard';
import { endpoints } from '@oche/api/contract/endpoints';
import { cupRoundText } from '@oche/i18n/cupRoundText';
import { formatList, formatNumber } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { queryOf } from '../../platform/http/input.ts';
import { found } from '../../platform/refusal.ts';
import { messages } from './messages.ts';
import type { CardBody, CardRow } from './card.ts';
import { facts, type CardContent, type Source } from './publicRead.ts';

/** The rows of an image. */
const top = 5;

const seasonText = ({ intl, context }: Source): string =>
  context.season ? intl.formatMessage(messages.season, { name: context.season.name }) : '';

/** The teams before their first result, when no place means anything. */
const teamsByName = ({ formatMessage, locale }: IntlShape, { teams }: SeasonGroup): { body: CardBody; note: string } => ({
  body: {
    ...{ kind: 'table', heads: [], hasLeader: false },
    rows: teams
      .toSorted((a, b) => a.name.localeCompare(b.name, locale))
      .slice(0, top)
      .map(({ name }) => ({ position: '', name, detail: '', figures: [] })),
  },
  note: formatMessage(messages.teams, { count: teams.length }),
});

/** What a table counts, if that is not everything. */
const viewText = (
  { formatMessage }: IntlShape,
  { after, where, live }: Omit<Parsed<'getStandings'>, 'id'>,
  latest: number | undefined,
): string =>
  facts(
    after === undefined
      ? latest !== undefined && !live && formatMessage(messages.after, { number: latest })
      : formatMessage(messages.after, { number: after }),
    (where === 'home' || where === 'away') && formatMessage(messages.where, { where }),
    live && formatMessage(messages.live),
  );

const divisionCard = async (source: Source, group: SeasonGroup): Promise<CardContent> => {
  const { read, intl, query } = source;
  const { formatMessage, locale } = intl;
  const view = queryOf(endpoints.getStandings, query) as Omit<Parsed<'getStandings'>, 'id'>;
  const { rows, matchdays } = await read('getStandings', { ...view, id: group.id });
  const number = (value: number): string => formatNumber(locale, value);
  if (rows.every(({ played }) => played === 0)) {
    const { body, note } = teamsByName(intl, group);
    return { above: facts(seasonText(source), note), title: group.name, body };
  }
  return {
    above: facts(seasonText(source), viewText(intl, view, matchdays.at(-1))),
    title: group.name,
    body: {
      ...{ kind: 'table', hasLeader: false, heads: [formatMessage(messages.played), formatMessage(messages.points)] },
      rows: rows.slice(0, top).map(({ position, team, played, points }) => ({
        ...{ position: position === null ? '' : number(position), name: team.name, detail: '' },
        figures: [number(played), number(points)],
      })),
    },
  };
};

/** "Winner", the round that a team plays or went out in, or that it waits for the next draw. */
const reachedText = (intl: IntlShape, { state, round }: Pick<CupStandingsRow, 'state' | 'round'>): string => {
  if (state === 'champion') return intl.formatMessage(messages.champion);
  if (round) return cupRoundText(intl, round);
  return intl.formatMessage(state === 'in' ? messages.stillIn : messages.out);
};

/** The first teams of a cup. If more are level with the last of them than the image has rows, its last row has their number. */
export const cupRows = (intl: IntlShape, rows: readonly Pick<CupStandingsRow, 'team' | 'state' | 'round'>[]): CardRow[] => {
  // The round says how far a team has come. The teams that are still in have no place.
  const all = rows.map((row): CardRow => ({ position: '', name: row.team.name, detail: reachedText(intl, row), figures: [] }));
  const last = all[top - 1];
  if (!last || all[top]?.detail !== last.detail) return all.slice(0, top);
  const count = all.slice(top - 1).filter(({ detail }) => detail === last.detail).length;
  return [...all.slice(0, top - 1), { ...last, name: intl.formatMessage(messages.more, { count }) }];
};

const cupCard = async (source: Source, group: SeasonGroup): Promise<CardContent> => {
  const { read, intl } = source;
  const { rows } = await read('getCupStandings', { id: group.id });
  const title = intl.formatMessage(messages.cup, { cup: group.name });
  if (rows.every(({ round }) => round === null)) {
    const { body, note } = teamsByName(intl, group);
    return { above: facts(seasonText(source), note), title, body };
  }
  return { above: seasonText(source), title, body: { kind: 'table', heads: [], hasLeader: false, rows: cupRows(intl, rows) } };
};

/** The first five of the table of a division, or of the standings of a cup. */
export const standingsCard = async (source: Source): Promise<CardContent> => {
  const group = found(source.context.group ?? undefined, 'The group');
  return group.kind === 'cup' ? cupCard(source, group) : divisionCard(source, group);
};

/** The figures of a player, the one that decides the place last. */
const figuresOf = ({ formatMessage, locale }: IntlShape, board: BoardName, { scores, games, best }: BoardRow): string[] => {
  const number = (value: number): string => formatNumber(locale, value);
  if (scores) return [scores.scores180, scores.scores171, scores.total].map(number);
  if (games) return [games.won, games.played].map(number);
  if (board === 'high-checkouts') return [number(best?.checkout ?? 0)];
  const darts = number(best?.darts ?? 0);
  return [best?.isAtMost ? formatMessage(messages.atMost, { darts }) : darts];
};

const headsOf = ({ formatMessage }: IntlShape, board: BoardName): string[] => {
  if (board === '180-171') return ['180', '171', formatMessage(messages.total)];
  if (board === 'games-played') return [formatMessage(messages.won), formatMessage(messages.gamesPlayed)];
  return [formatMessage(board === 'low-visits' ? messages.darts : messages.checkout)];
};

const boardKeys = { '180-171': 'scores', 'low-visits': 'shortLegs', 'games-played': 'gamesPlayed', 'high-checkouts': 'checkouts' };

/** The first five of a leaderboard. */
export const boardCard =
  (board: BoardName) =>
  async (source: Source): Promise<CardContent> => {
    const { read, intl, context, query } = source;
    const { id: seasonId } = found(context.season ?? undefined, 'The season');
    const asked = new URLSearchParams([...query, ['board', board]]);
    const filters = queryOf(endpoints.getLeaderboard, asked) as Omit<Parsed<'getLeaderboard'>, 'seasonId'>;
    const { items } = await read('getLeaderboard', { ...filters, seasonId, board, page: 1, perPage: top });
    const group = context.groups.find(({ id }) => id === filters.groupId);
    const rowOf = (row: BoardRow): CardRow => ({
      ...{ position: formatNumber(intl.locale, row.position), name: row.player.name },
      detail: formatList(
        intl.locale,
        row.teams.map(({ name }) => name),
        'unit',
      ),
      figures: figuresOf(intl, board, row),
    });
    const isAlone = items.length > 0 && items[1]?.position !== 1;
    return {
      above: facts(seasonText(source), group?.name),
      title: intl.formatMessage(messages.board, { board: boardKeys[board] }),
      body:
        items.length > 0
          ? { kind: 'table', heads: headsOf(intl, board), hasLeader: isAlone, rows: items.map(rowOf) }
          : { kind: 'text', text: intl.formatMessage(messages.nobody), picture: null },
    };
  };
