import type { Wish } from '@oche/api/contract/calendar';
import type { Break, Concern, Fixture, PlannedMatch, Unmet } from '@oche/api/contract/fixture';
import { isHard } from '@oche/darts/fixtures/moves';
import { formatPlanned } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { Message } from '@oche/i18n/messages';
import { messages } from '../planMessages.ts';
import { isMatchday, type PlanNames } from './planView.ts';

/** How an evening suits a match: free, possible with a disadvantage, or only against a hard rule. */
export type Verdict = { kind: 'free' | 'soft' | 'hard'; text: string; short: string };

export type Sentences = {
  match: (match: Pick<Fixture, 'home' | 'away'>) => string;
  matchOn: (match: PlannedMatch) => string;
  day: (day: string) => string;
  wish: (wish: Wish) => string;
  ofBreak: (found: Break) => string;
  ofUnmet: (unmet: Unmet) => string;
  /** how an evening suits a match of a division */
  verdict: (evening: { day: string; concerns: readonly Concern[] }, match: Pick<Fixture, 'group'>) => Verdict;
};

const ofConflict: Record<'same-evening' | 'consecutive' | 'same-matchday' | 'same-week', Message> = {
  'same-evening': messages.sameEvening,
  consecutive: messages.consecutive,
  'same-matchday': messages.sameMatchday,
  'same-week': messages.sameWeek,
};
const brokenConflict = {
  'same-evening': messages.brokenSameEvening,
  consecutive: messages.brokenConsecutive,
  'same-matchday': messages.brokenSameMatchday,
};
const wishMessages: Record<Wish['kind'], Message> = {
  ...{ opposite: messages.opposite, 'same-weeks': messages.sameWeeks, 'not-home': messages.notHome, 'not-playing': messages.notPlaying },
  ...{ 'first-home': messages.firstHome, 'last-home': messages.lastHome, 'key-number': messages.keyNumber },
};

/** The word in a small box for the worst concern. */
function shortOf({ formatMessage }: IntlShape, concern: Concern): string {
  switch (concern.rule) {
    case 'full':
      return formatMessage(concern.boards === 0 ? messages.shortClosed : messages.shortFull);
    case 'blocked':
      return formatMessage(messages.shortBlocked);
    case 'wish':
      return formatMessage(messages.shortWish);
    case 'same-week':
      return formatMessage(messages.shortWeek);
    default:
      return formatMessage(messages.shortBusy);
  }
}

/** The sentences about a plan, in the language of the reader. */
export function sentencesOf(intl: IntlShape, names: PlanNames, matches: readonly PlannedMatch[]): Sentences {
  const { formatMessage, locale } = intl;
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const team = (id: string): string => names.teams.get(id)?.name ?? '–';
  const place = (id: string): string => names.locations.get(id)?.name ?? '–';
  const day = (of: string): string => formatPlanned(locale, of, 'day');
  const match = ({ home, away }: Pick<Fixture, 'home' | 'away'>): string =>
    formatMessage(messages.match, { home: team(home), away: team(away) });
  const named = (key: string): string => {
    const known = byKey.get(key);
    return known ? match(known) : '–';
  };
  const matchOn = (one: PlannedMatch): string => {
    const when = one.startsAt === null ? formatMessage(messages.noEvening) : formatPlanned(locale, one.startsAt, 'appointment');
    return formatMessage(messages.matchOn, { match: match(one), when });
  };
  const wishText = (wish: Wish): string =>
    formatMessage(wishMessages[wish.kind], {
      team: team(wish.team),
      ...('other' in wish && { other: team(wish.other) }),
      ...('day' in wish && { day: day(wish.day) }),
      ...('number' in wish && { number: wish.number }),
    });
  const concernText = (concern: Concern): string => {
    switch (concern.rule) {
      case 'full':
        return concern.boards === 0 ? formatMessage(messages.closed) : formatMessage(messages.full, concern);
      case 'blocked':
        return concern.reason === '' ? formatMessage(messages.blocked) : formatMessage(messages.blockedBecause, { reason: concern.reason });
      case 'wish':
        return formatMessage(messages.againstWish, { wish: wishText(concern.wish) });
      default:
        return formatMessage(ofConflict[concern.rule], { team: team(concern.team), match: named(concern.other) });
    }
  };
  const blockedName = (found: Extract<Break, { rule: 'blocked' }>): string => {
    const { of, id } = found;
    if (of === 'location') return place(id ?? '');
    return of === 'team' ? team(id ?? '') : (names.groups.get(id ?? '')?.name ?? '–');
  };
  const blockedText = (found: Extract<Break, { rule: 'blocked' }>): string => {
    const when = { day: day(found.day) };
    const sentence =
      found.of === 'all'
        ? formatMessage(messages.brokenBlockedAll, when)
        : formatMessage(messages.brokenBlocked, { ...when, name: blockedName(found) });
    return found.reason === '' ? sentence : formatMessage(messages.because, { sentence, reason: found.reason });
  };
  const ofBreak = (found: Break): string => {
    switch (found.rule) {
      case 'full': {
        const where = { location: place(found.location), day: day(found.day) };
        const { boards } = found;
        return boards === 0
          ? formatMessage(messages.brokenClosed, where)
          : formatMessage(messages.brokenFull, { ...where, boards, matches: found.matches + 1 });
      }
      case 'blocked':
        return blockedText(found);
      case 'no-matchday':
        return formatMessage(messages.brokenNoMatchday, { match: match(found) });
      case 'no-evening':
        return formatMessage(messages.brokenNoEvening, { match: match(found) });
      case 'meetings':
        return formatMessage(messages.brokenMeetings, { match: match(found), planned: found.planned });
      default:
        return formatMessage(brokenConflict[found.rule], { team: team(found.team) });
    }
  };
  const ofUnmet = (unmet: Unmet): string => {
    switch (unmet.rule) {
      case 'wish':
        return wishText(unmet.wish);
      case 'derby':
        return formatMessage(messages.unmetDerby, { match: named(unmet.match) });
      case 'run':
        return formatMessage(messages.unmetRun, { team: team(unmet.team), side: unmet.side, count: unmet.matches.length });
      case 'balance':
        return formatMessage(messages.unmetBalance, {
          ...{ team: team(unmet.team), side: unmet.surplus > 0 ? 'home' : 'away', surplus: Math.abs(unmet.surplus) },
          day: day(byKey.get(unmet.match)?.day ?? '1970-01-01'),
        });
      case 'ends':
        return formatMessage(messages.unmetEnds, { team: team(unmet.team), side: unmet.side });
      case 'all-home':
        return formatMessage(messages.unmetAllHome, { teams: unmet.teams, location: place(unmet.location), day: day(unmet.day) });
      case 'return':
        return formatMessage(messages.unmetReturn, { match: named(unmet.matches[0]) });
    }
  };
  const verdict: Sentences['verdict'] = ({ day: of, concerns }, { group }) => {
    const worst = concerns.find(isHard) ?? concerns[0];
    if (!worst && !isMatchday(names, group, of))
      return { kind: 'soft', text: formatMessage(messages.outside), short: formatMessage(messages.shortOutside) };
    if (!worst) return { kind: 'free', text: formatMessage(messages.free), short: formatMessage(messages.shortFree) };
    return { kind: isHard(worst) ? 'hard' : 'soft', text: concernText(worst), short: shortOf(intl, worst) };
  };
  return { match, matchOn, day, wish: wishText, ofBreak, ofUnmet, verdict };
}
