import type { Match } from '@oche/api/contract/fixture';
import { useIntl } from '@oche/i18n/provider';
import type { Fixture, FixtureDate, FixtureListProps, FixtureState } from '@oche/ui/FixtureList';
import { words } from '../../shell/words.ts';
import { isCancelledOrAnnulled, startText, stateText, statusInList, type SheetStatus } from './matchTexts.ts';
import { messages } from './messages.ts';

/** The state of a match in a list, with its score as soon as there is one. */
function fixtureState(match: Match, when: FixtureDate, stateOf: (state: SheetStatus) => string): FixtureState {
  const { points } = match;
  const state = statusInList(match);
  if (state === 'postponed') return { kind: 'postponed', previous: when };
  if (points === null) return isCancelledOrAnnulled(match) ? { kind: 'dropped', when, note: stateOf(state) } : { kind: 'next', when };
  if (state === 'playing') return { kind: 'live', when, score: points };
  const winner = points[0] === points[1] ? null : points[0] > points[1] ? 0 : 1;
  const note = state === 'confirmed' ? undefined : stateOf(state);
  return { kind: 'played', when, score: points, winner, ...(note !== undefined && { note }) };
}

/** Matches of a season as a `FixtureList` shows them, and the words of the list. `hrefOf`: the page of a match; without it, they are no links. */
export function useFixtures(hrefOf?: (match: Match) => string) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const whenOf = (match: Match): FixtureDate => ({ date: startText(intl, match), iso: match.startsAt ?? '' });
  const labels: FixtureListProps['labels'] = {
    live: formatMessage(words.live),
    postponed: stateText(intl, { state: 'postponed' }),
    movedFrom: formatMessage(messages.movedFrom),
    home: formatMessage(messages.home),
    away: formatMessage(messages.away),
  };
  const fixtureOf = (match: Match): Fixture => ({
    ...{ id: match.id, home: match.home.name, away: match.away.name, location: match.location.name },
    ...(hrefOf && { href: hrefOf(match) }),
    state: fixtureState(match, whenOf(match), (state) => stateText(intl, { state })),
  });
  return { fixtureOf, labels };
}
