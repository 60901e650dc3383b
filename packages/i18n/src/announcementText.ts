import { announcementMessages as messages } from './announcementMessages.ts';
import type { IntlShape } from './createIntl.ts';
import { cupText, type CupFacts } from './cupRoundText.ts';
import { formatList, formatPlanned, formatScore } from './format.ts';
import type { Locale } from './locales.ts';

/** The numbers of things that wait for an organiser. */
export type OpenWork = {
  registrations: number;
  requests: number;
  postponements: number;
  disputes: number;
  protests: number;
  overdue: number;
};

/** What an announcement is about. `startsAt` and `days` are local to the location. */
export type AnnouncementFacts = {
  season: { name: string };
  match: { home: string; away: string; startsAt: string | null; location: string; cup: CupFacts | null } | null;
  team: { name: string } | null;
  player: string | null;
  /** the words of the person who caused it */
  reason: string | null;
  /** the days that a request is about */
  days: readonly string[];
  /** the team that a player has joined, because of which the request of another team was refused */
  joined: string | null;
  /** what the match counts as, home first */
  score: readonly [number, number] | null;
  absent: 'home' | 'away' | 'both' | null;
  /** whether the decision ends a dispute of the sheet */
  endsDispute: boolean;
  /** how a protest was decided */
  outcome: 'upheld' | 'rejected' | null;
  /** the rules of the season that have changed, with the values of those that are numbers */
  rules: readonly { rule: string; from: number | null; to: number | null }[];
  work: OpenWork | null;
};

type Intl = Pick<IntlShape, 'formatMessage'> & { locale: Locale };
/** The facts that texts contain; those that an announcement lacks are empty. */
type Values = Record<
  | 'season'
  | 'match'
  | 'date'
  | 'location'
  | 'days'
  | 'team'
  | 'joined'
  | 'player'
  | 'work'
  | 'score'
  | 'absent'
  | 'winner'
  | 'outcome'
  | 'ends'
  | 'rules',
  string
>;

/** The kinds of announcements with their texts. */
const texts = {
  'season-open': messages.seasonOpen,
  'rules-changed': messages.rulesChanged,
  'fixtures-published': messages.fixturesPublished,
  'fixtures-changed': messages.fixturesChanged,
  'match-moved': messages.moved,
  'postponement-asked': messages.postponementAsked,
  'postponement-offered': messages.postponementOffered,
  'postponement-refused': messages.postponementRefused,
  'postponement-agreed': messages.postponementAgreed,
  'match-tomorrow': messages.tomorrow,
  'lineup-in': messages.lineupIn,
  'confirm-sheet': messages.confirmSheet,
  'sheet-disputed': messages.disputed,
  'sheet-decided': messages.decidedFor,
  'sheet-corrected': messages.corrected,
  'walkover-given': messages.walkover,
  'walkover-taken-back': messages.walkoverTakenBack,
  'match-annulled': messages.annulled,
  'match-counted': messages.counted,
  'protest-noted': messages.protest,
  'player-doubted': messages.playerDoubted,
  'protest-decided': messages.protestDecided,
  'lineup-for-team': messages.lineupForTeam,
  'players-for-team': messages.playersForTeam,
  'lineup-invalid': messages.lineupInvalid,
  'team-link-renewed': messages.linkRenewed,
  'team-claimed': messages.teamClaimed,
  'penalty-given': messages.penalty,
  'member-accepted': messages.memberAccepted,
  'request-refused': messages.requestRefused,
  'member-left': messages.memberLeft,
  'substitute-fixed': messages.substituteFixed,
  'roster-added': messages.rosterAdded,
  'roster-removed': messages.rosterRemoved,
  'team-registered': messages.teamRegistered,
  'open-work': messages.openWork,
} as const;
/** The same kinds as in the contract of the API, which this package does not know. */
type AnnouncementKind = keyof typeof texts;

const workText = ({ formatMessage, locale }: Intl, work: OpenWork): string =>
  formatList(
    locale,
    (['registrations', 'requests', 'postponements', 'disputes', 'protests', 'overdue'] as const).flatMap((part) =>
      work[part] === 0 ? [] : [formatMessage(messages[part], { count: work[part] })],
    ),
    'unit',
  );

/** "days for protests: 5 (was 7), results from paper" */
const rulesText = ({ formatMessage, locale }: Intl, rules: AnnouncementFacts['rules']): string =>
  formatList(
    locale,
    rules.map(({ rule, from, to }) => {
      const name = formatMessage(messages.rule, { rule });
      return from === null || to === null ? name : formatMessage(messages.ruleFromTo, { name, from, to });
    }),
    'unit',
  );

const matchText = (intl: Intl, { home, away, cup }: NonNullable<AnnouncementFacts['match']>): string =>
  cup ? intl.formatMessage(messages.cupMatch, { home, away, cup: cupText(intl, cup) }) : intl.formatMessage(messages.match, { home, away });

/** The texts of changes of rosters that begin on a later day. */
const laterTexts = {
  'member-accepted': messages.memberAcceptedFrom,
  'member-left': messages.memberLeftFrom,
  'roster-added': messages.rosterAddedFrom,
};
const isOfRosters = (kind: AnnouncementKind): kind is keyof typeof laterTexts => kind in laterTexts;

const messageOf = (kind: AnnouncementKind, { player, days, joined, score }: AnnouncementFacts) => {
  if (kind === 'request-refused' && joined !== null) return messages.requestOvertaken;
  if (kind === 'request-refused' && player === null) return messages.newPlayerRefused;
  // Earlier releases announced decisions without their score.
  if (kind === 'sheet-decided' && score === null) return messages.decided;
  return isOfRosters(kind) && days.length > 0 ? laterTexts[kind] : texts[kind];
};

/** The sentence of an announcement, without a full stop: "Bulls v Barrels is now on Fri 4 Dec, 20:00, Hall". */
export const announcementText = (intl: Intl, kind: AnnouncementKind, facts: AnnouncementFacts): string => {
  const { formatMessage, locale } = intl;
  const { season, match, team, player, reason, days, joined, work, score, absent, outcome, endsDispute, rules } = facts;
  const values: Values = {
    season: season.name,
    match: match ? matchText(intl, match) : '',
    date: match?.startsAt ? formatPlanned(locale, match.startsAt, 'appointment') : '',
    location: match?.location ?? '',
    days: formatList(
      locale,
      days.map((day) => formatPlanned(locale, day, 'day')),
      'disjunction',
    ),
    rules: rulesText(intl, rules),
    ...{ team: team?.name ?? '', joined: joined ?? '', player: player ?? '', work: work ? workText(intl, work) : '' },
    score: score ? formatScore(locale, score) : '',
    ...{
      outcome: outcome ?? 'other',
      ends: endsDispute ? 'dispute' : 'nothing',
      absent: absent ?? 'other',
      winner: (match && (absent === 'home' ? match.away : match.home)) ?? '',
    },
  };
  const text = formatMessage(messageOf(kind, facts), values);
  return reason === null ? text : formatMessage(messages.withReason, { text, reason });
};
