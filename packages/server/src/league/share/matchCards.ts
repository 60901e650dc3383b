import type { CompetitionContext } from '@oche/api/contract/competition';
import type { Match } from '@oche/api/contract/fixture';
import { cupText } from '@oche/i18n/cupRoundText';
import { formatNumber, formatPlanned, formatScore } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { found } from '../../platform/refusal.ts';
import type { CardSide } from './card.ts';
import { messages } from './messages.ts';
import { asLine, facts, type CardContent, type Source } from './publicRead.ts';

/** The state as the key of a message: `to-confirm` is `toConfirm`. A match that does not count is annulled, whatever its state. */
const stateOf = ({ state, annulled }: Match): string =>
  annulled ? 'annulled' : state.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

const isFinal = ({ state, annulled }: Match): boolean => !annulled && (state === 'confirmed' || state === 'walkover');

/** Whether a match has a score that means something. */
const isScored = (match: Match): boolean => match.points !== null && !['annulled', 'cancelled', 'postponed'].includes(stateOf(match));

const day = ({ formatMessage, locale }: IntlShape, { startsAt }: Match): string =>
  startsAt === null ? formatMessage(messages.noDate) : formatPlanned(locale, startsAt, 'weekday');

const dayAndTime = (intl: IntlShape, match: Match): string =>
  [day(intl, match), match.startsAt && formatPlanned(intl.locale, match.startsAt, 'time')].filter(Boolean).join(', ');

/** The state of a match that is not as planned, its day, and where it is played. */
const footOf = (intl: IntlShape, match: Match): { text: string; isLive: boolean } => {
  const state = intl.formatMessage(messages.state, { state: stateOf(match) });
  const isLive = stateOf(match) === 'playing';
  const isToCome = match.state === 'planned' || match.state === 'lineups';
  const isOff = ['postponed', 'cancelled', 'annulled'].includes(stateOf(match));
  const when = isLive || isOff ? '' : isToCome ? dayAndTime(intl, match) : day(intl, match);
  return { text: asLine(facts(state, when, isOff ? '' : match.location.name)), isLive };
};

const groupOf = ({ groups }: CompetitionContext, { groupId }: Match) => groups.find(({ id }) => id === groupId);

/** A match: its teams with their score, or its day before it begins. */
export const matchCard = ({ intl, context }: Source): CardContent => {
  const match = found(context.match ?? undefined, 'The match');
  const { home, away, points, matchday, cup } = match;
  const hasScore = isScored(match);
  const sideOf = (side: 0 | 1): CardSide => ({
    name: [home, away][side]!.name,
    points: hasScore && points ? formatNumber(intl.locale, points[side]) : null,
    hasLost: isFinal(match) && points !== null && points[side] < points[1 - side]!,
  });
  return {
    above: cup
      ? cupText(intl, cup)
      : facts(groupOf(context, match)?.name, matchday === null ? '' : intl.formatMessage(messages.matchday, { number: matchday })),
    title: '',
    body: { kind: 'score', sides: [sideOf(0), sideOf(1)] },
    foot: footOf(intl, match),
  };
};

const toPlay: readonly Match['state'][] = ['planned', 'lineups', 'playing', 'postponed'];

/** The next match of a team, otherwise the latest with a result. `matches` are by date. */
const matchOfTeam = (intl: IntlShape, matches: readonly Match[]) => {
  const { formatMessage, locale } = intl;
  const next = matches.find((match) => toPlay.includes(match.state) && !match.annulled);
  const match = next ?? matches.findLast((each) => !toPlay.includes(each.state) && isScored(each));
  if (!match) return null;
  const { home, away, points } = match;
  return {
    label: formatMessage(next ? messages.next : messages.latest),
    text:
      isScored(match) && points
        ? `${home.name} ${formatScore(locale, points)} ${away.name}`
        : formatMessage(messages.match, { home: home.name, away: away.name }),
    note: asLine(
      facts(
        formatMessage(messages.state, { state: stateOf(match) }),
        next ? dayAndTime(intl, match) : day(intl, match),
        match.location.name,
      ),
    ),
  };
};

/** A team: its place and points, and its next match. */
export const teamCard = async ({ read, intl, context }: Source): Promise<CardContent> => {
  const { formatMessage, locale } = intl;
  const team = found(context.team ?? undefined, 'The team');
  const group = found(context.group ?? undefined, 'The group');
  // The page of a team that has registered and is not accepted does not exist either.
  found(
    group.teams.find(({ id }) => id === team.id),
    'The team',
  );
  const standings = group.kind === 'league' ? await read('getStandings', { id: group.id }) : null;
  const { items } = await read('listMatches', { seasonId: team.seasonId, teamId: team.id, page: 1, perPage: 200 });
  const row = standings?.rows.find((each) => each.team.id === team.id);
  const figures =
    row && row.position !== null && row.played > 0
      ? [
          { label: formatMessage(messages.place), value: formatNumber(locale, row.position) },
          { label: formatMessage(messages.points), value: formatNumber(locale, row.points) },
        ]
      : [];
  return {
    above: facts(group.name, formatMessage(messages.teamState, { state: team.state })),
    title: team.name,
    body: { kind: 'team', figures, match: matchOfTeam(intl, items) },
  };
};
