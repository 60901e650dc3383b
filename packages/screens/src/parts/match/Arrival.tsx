import { Check } from 'lucide-react';
import { bothSides, type Side } from '@oche/darts/match/structure';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { messages } from './actionMessages.ts';
import { isTooEarly } from './isTooEarly.ts';
import type { UsedMatch } from './useMatch.ts';

type ArrivalProps = { match: UsedMatch; side: Side };

/** Shows since when the team of a side is at the location. Its captains report it, and can take it back until the first game has started. */
export function Arrival({ match, side }: ArrivalProps) {
  const { formatMessage, locale } = useIntl();
  const { state, events, rights, sheet } = match;
  const isOwn = rights.sides.includes(side);
  const team = (side === 0 ? sheet.match.home : sheet.match.away).name;
  const said = events.find(({ id }) => id === state.here[side]);
  if (!said) {
    const recording = { kind: 'here', payload: { side } } as const;
    if (!isOwn || isTooEarly(match) || !match.allows(recording)) return null;
    return (
      <Button onClick={() => match.record([recording])}>
        {formatMessage(rights.sides.length > 1 ? messages.here : messages.weAreHere, { team })}
      </Button>
    );
  }
  // Several captains of the team may have reported it.
  const undos = state.events.flatMap(({ kind, id, payload }) =>
    kind === 'here' && payload.side === side ? [{ kind: 'undo', payload: { target: id } } as const] : [],
  );
  const time = formatInstant(locale, said.serverTime ?? said.deviceTime, sheet.match.timeZone, 'time');
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p role="status" className="inline-flex min-h-11 items-center gap-2 wrap-anywhere">
        <Check aria-hidden className="size-5 shrink-0" />
        {formatMessage(messages.hereSince, { team, time })}
      </p>
      {isOwn && undos.every(match.allows) && (
        <Button size="sm" onClick={() => match.record(undos)}>
          {formatMessage(messages.notHere)}
        </Button>
      )}
    </div>
  );
}

/** Whether there is something to show about the arrival of the teams: until the first game has started. */
export const isBeforeGames = ({ state }: UsedMatch): boolean => state.games.every(({ length }) => length === 0);

/** The arrival of both teams. Renders nothing once a game has started. */
export const Arrivals = ({ match }: { match: UsedMatch }) =>
  isBeforeGames(match) ? bothSides.map((side) => <Arrival key={side} match={match} side={side} />) : null;
