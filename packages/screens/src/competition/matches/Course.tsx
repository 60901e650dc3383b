import { useState } from 'react';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { messages } from '../parts/match/actionMessages.ts';
import { keyOf, playersText } from '../parts/match/matchTexts.ts';
import type { ShownEvent, UsedMatch } from '../parts/match/useMatch.ts';

const shown = 8;

/** The log of a match in sentences, the latest first. */
export function Course({ match }: { match: UsedMatch }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [all, showAll] = useState(false);
  const { timeZone } = match.sheet.match;
  const events = match.events.toReversed();
  if (events.length === 0) return null;
  return (
    <Section title={formatMessage(messages.course)} rule className="print:hidden">
      <ol>
        {(all ? events : events.slice(0, shown)).map((event) => (
          <li key={event.id} className="flex gap-4 border-b border-line py-2 text-body-small">
            <time dateTime={event.deviceTime} className="w-12 shrink-0 text-ink-3 tabular">
              {formatInstant(locale, event.serverTime ?? event.deviceTime, timeZone, 'time')}
            </time>
            <span className="min-w-0 wrap-anywhere">{formatMessage(messages.event, partsOf(event))}</span>
          </li>
        ))}
      </ol>
      {!all && events.length > shown && (
        <Button kind="quiet" className="mt-2 -ml-4" onClick={() => showAll(true)}>
          {formatMessage(messages.allEvents, { count: events.length })}
        </Button>
      )}
    </Section>
  );

  /** The values of the sentence about an event. That of an undo contains the sentence about the event that it takes back. */
  function partsOf({ kind, payload }: ShownEvent): Record<'kind' | 'team' | 'game' | 'name' | 'other' | 'text', string> {
    const { home, away } = match.sheet.match;
    const named = payload as { side?: 0 | 1; game?: string; text?: string; reason?: string; player?: string; players?: (string | null)[] };
    const swapped = payload as { in?: string | null; out?: string | null };
    const nameOf = (player: string | null | undefined) => (player ? match.nameOf(player) : '–');
    const isSwap = kind === 'substitute';
    const undone = kind === 'undo' ? match.events.find(({ id }) => id === payload.target) : undefined;
    const players = kind === 'slot' ? playersText(intl, named.players ?? [], match.nameOf) : nameOf(isSwap ? swapped.in : named.player);
    return {
      kind: keyOf(kind),
      team: named.side === 1 ? away.name : home.name,
      game: named.game?.slice(1) ?? '',
      name: players,
      other: nameOf(isSwap ? swapped.out : null),
      text: undone ? formatMessage(messages.event, partsOf(undone)) : (named.text ?? named.reason ?? ''),
    };
  }
}
