import type { Match } from '@oche/api/contract/fixture';
import { hasBegun } from '@oche/darts/match/results';
import type { MatchState } from '@oche/darts/match/state';
import { bothSides } from '@oche/darts/match/structure';
import { formatInstant, formatPlanned } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { isSigned } from '../../../parts/match/useSheets.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import type { ShownMatch } from '../../../parts/match/useMatch.ts';
import { messages } from './messages.ts';
import { statusOf } from './Status.tsx';

type NotesProps = { match: ShownMatch; planned: Match };
type Note = { kind: 'info' | 'warning'; title: string; more?: string[] };

/** What a spectator has to know about a match: why it has no date, no names or no final score yet, and why it was corrected. */
export function Notes(props: NotesProps) {
  const intl = useIntl();
  const notes = [...stateNotes(intl, props), ...decisions(intl, props.match), ...through(intl, props)];
  return (
    <div className="grid gap-3 pt-4 empty:hidden">
      {notes.map(({ kind, title, more = [] }) => (
        <Banner key={title} kind={kind} title={title} className="wrap-anywhere">
          {/* A banner is a paragraph, which has no lists. */}
          {more.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Banner>
      ))}
    </div>
  );
}

function stateNotes(intl: IntlShape, { match, planned }: NotesProps): Note[] {
  const { formatMessage, locale } = intl;
  const { state, sheet } = match;
  const { home, away } = sheet.match;
  const former = planned.movedFrom.findLast(({ startsAt }) => startsAt !== null && startsAt !== planned.startsAt)?.startsAt;
  const date = former ? formatPlanned(locale, former, 'appointment') : '';
  const moved: Note[] =
    former && state.status !== 'confirmed' ? [{ kind: 'info', title: formatMessage(messages.movedFrom, { date }) }] : [];
  switch (statusOf(planned, state)) {
    case 'postponed': {
      const stop = state.events.findLast((event) => event.kind === 'stop');
      if (stop) return [{ kind: 'warning', title: formatMessage(messages.stopped, { reason: stop.payload.reason }) }];
      const old = former ?? planned.startsAt;
      const from = old ? formatPlanned(locale, old, 'appointment') : '';
      return [{ kind: 'warning', title: formatMessage(messages.postponed, { dated: old ? 'yes' : 'no', date: from }) }];
    }
    case 'cancelled':
      return [{ kind: 'warning', title: formatMessage(messages.cancelled) }];
    case 'planned':
    case 'lineups':
    case 'one-lineup-in':
      return [...moved, ...hidden(intl, match)];
    case 'revealed':
      return [...moved, { kind: 'info', title: formatMessage(messages.revealed) }];
    case 'to-confirm': {
      const signed = bothSides.filter((side) => isSigned(state, side));
      const team = signed[0] === 1 ? away.name : home.name;
      return [{ kind: 'info', title: formatMessage(messages.toConfirm, { count: signed.length, team }) }];
    }
    case 'disputed': {
      const dispute = state.events.findLast((event) => event.kind === 'dispute');
      return [{ kind: 'warning', title: formatMessage(messages.disputed, { team: dispute?.payload.side === 1 ? away.name : home.name }) }];
    }
    case 'confirmed':
      return state.games.some(hasBegun) ? [] : [{ kind: 'info', title: formatMessage(matchMessages.onlyScore) }];
    default:
      return [];
  }
}

/** Which lineups are in, without any name. Nothing if the lineups of the match are not secret. */
function hidden({ formatMessage }: IntlShape, { state, sheet }: ShownMatch): Note[] {
  const part = state.parts.find(({ isRevealed }) => !isRevealed);
  if (!part) return [];
  const teams = [sheet.match.home, sheet.match.away] as const;
  const isAnyIn = part.handedIn.some((event) => event !== null);
  const more = bothSides.map((side) =>
    formatMessage(messages.lineupOf, { team: teams[side].name, state: part.handedIn[side] === null ? 'open' : 'in' }),
  );
  return [{ kind: 'info', title: formatMessage(messages.lineupsHidden), ...(isAnyIn && { more }) }];
}

/** The decisions of the organisers with their reasons. */
function decisions({ formatMessage, locale }: IntlShape, { state, events, sheet }: ShownMatch): Note[] {
  const kind = state.isCorrected ? 'corrected' : 'decided';
  const standing = new Set(state.events.map(({ id }) => id));
  const notes = events.flatMap((event): Note[] => {
    if (event.kind !== 'resolve' || !standing.has(event.id)) return [];
    const day = formatInstant(locale, event.serverTime ?? event.deviceTime, sheet.match.timeZone, 'date');
    return [{ kind: 'info', title: formatMessage(messages.decided, { kind, day, reason: event.payload.reason }) }];
  });
  return state.isCorrected && notes.length === 0 ? [{ kind: 'info', title: formatMessage(messages.corrected) }] : notes;
}

/** Who won a match of a cup. */
function through({ formatMessage }: IntlShape, { match: { state, sheet }, planned: { cup } }: NotesProps): Note[] {
  if (!cup || !isFinished(state) || state.leader === null) return [];
  const team = (state.leader === 0 ? sheet.match.home : sheet.match.away).name;
  return [{ kind: 'info', title: formatMessage(messages.through, { final: cup.round.kind === 'final' ? 'yes' : 'no', team }) }];
}

const isFinished = ({ status, isAnnulled }: MatchState): boolean => !isAnnulled && (status === 'confirmed' || status === 'walkover');
