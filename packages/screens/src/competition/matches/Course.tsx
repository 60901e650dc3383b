import { useState } from 'react';
import { systemAuthor, type MatchEventKind } from '@oche/darts/match/event';
import { decidingScore, type MatchState } from '@oche/darts/match/state';
import { formatInstant, formatScore } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { localNow } from '../../parts/forms/timeZones.ts';
import { messages } from '../../parts/match/actionMessages.ts';
import { keyOf, playersText, protestText, replacedText } from '../../parts/match/matchTexts.ts';
import { endedDisputeText } from './disputeTexts.ts';
import { figureText } from './paper/figureText.ts';
import type { ShownEvent, UsedMatch } from '../../parts/match/useMatch.ts';

const shown = 8;

/**
 * What happened, when, in which game if it is a result, who entered it, and why, or what it replaced. `isRemark`: whether it belongs on a printed sheet,
 * which shows nothing else of it.
 */
type Line = { id: string; at: string; game: number; text: string; author: string; detail: string; isRemark: boolean };

/** Kinds that are remarks on a printed sheet, unless they were taken back. Notes are only for captains and organisers. */
const remarks: readonly MatchEventKind[] = ['substitute', 'stop'];

/** Kinds whose sentences contain their reason. */
const withOwnReason: readonly MatchEventKind[] = ['stop', 'dispute', 'resolve', 'decide'];

/** The games that were scored on a board and are over, with their scores. Those with a result by hand have a line of their own. */
const playedOnBoards = ({ state, sheet, gameOf }: UsedMatch) =>
  state.games.flatMap(({ key, number, status, hasVisits, legs }) => {
    const summary = gameOf(key);
    if (status !== 'over' || !hasVisits || !summary?.finishedAt || sheet.results.some(({ game }) => game === key)) return [];
    const [home, away] = summary.sides.map(({ name }) => name);
    return [{ id: summary.id, finishedAt: summary.finishedAt, number, legs, home: home ?? '', away: away ?? '' }];
  });

/** Only captains of the match and organisers read its notes. Other readers get them without words. */
const isReadable = (event: ShownEvent): boolean => event.kind !== 'note' || event.payload.text !== '';

/** The log of a match and the results of its games, in sentences, the latest first. A printed sheet has its remarks only, in the order of the evening. */
export function Course({ match }: { match: UsedMatch }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [all, showAll] = useState(false);
  const { authors, results } = match.sheet;
  const { home, away, timeZone, startsAt } = match.sheet.match;
  const lines = [
    ...match.events.filter(isReadable).map((event): Line => ({
      ...{ id: event.id, at: event.serverTime ?? event.deviceTime, game: 0, author: event.author },
      text: formatMessage(messages.event, partsOf(event)),
      detail: detailOf(event),
      isRemark: remarks.includes(event.kind) && match.state.events.some(({ id }) => id === event.id),
    })),
    ...results.map(({ id, game, legs, isCorrection, reason, author, enteredAt }): Line => ({
      ...{ id, at: enteredAt, game: Number(game.slice(1)), author, detail: reason, isRemark: reason !== '' },
      text: formatMessage(messages.result, {
        kind: isCorrection ? 'correction' : 'entry',
        game: Number(game.slice(1)),
        score: formatScore(locale, legs),
      }),
    })),
    ...playedOnBoards(match).map((game): Line => ({
      ...{ id: game.id, at: game.finishedAt, game: game.number, author: '', detail: '', isRemark: false },
      text: formatMessage(messages.played, { game: game.number, home: game.home, away: game.away, score: formatScore(locale, game.legs) }),
    })),
    // The results of a sheet are entered at once.
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.game - b.game);
  lines.reverse();
  if (lines.length === 0) return null;
  const nameOf = (author: string): string =>
    authors.find((each) => each.author === author)?.name ?? [home, away].find(({ id }) => author === `team:${id}`)?.name ?? '';
  /** The day of an event that is not of the evening. */
  const dayOf = (at: string): string =>
    localNow(timeZone, Date.parse(at)).slice(0, 10) === startsAt?.slice(0, 10) ? '' : formatInstant(locale, at, timeZone, 'day');
  return (
    <Section title={formatMessage(messages.course)} rule className={lines.some(({ isRemark }) => isRemark) ? '' : 'print:hidden'}>
      <ol className="flex flex-col print:flex-col-reverse">
        {lines.map(({ id, at, text, author, detail, isRemark }, index) => (
          <li
            key={id}
            className={`gap-4 border-b border-line py-2 text-body-small ${all || index < shown ? 'flex' : 'hidden'} ${isRemark ? 'print:flex print:py-0.5' : 'print:hidden'}`}
          >
            <time dateTime={at} className="w-12 shrink-0 text-ink-3 tabular">
              {formatInstant(locale, at, timeZone, 'time')}
            </time>
            <span className="min-w-0 wrap-anywhere">
              {text}
              <span className="block text-caption text-ink-3 empty:hidden">
                {[dayOf(at), nameOf(author), detail].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {!all && lines.length > shown && (
        <Button kind="quiet" className="mt-2 -ml-4" onClick={() => showAll(true)}>
          {formatMessage(messages.allEvents, { count: lines.length })}
        </Button>
      )}
    </Section>
  );

  /** What an event has besides its sentence: its reason, or the score that a walkover replaces and the dispute that it ends. */
  function detailOf({ id, kind, payload }: ShownEvent): string {
    if (kind === 'walkover' || kind === 'annul') {
      const before = match.before(id);
      return [kind === 'walkover' ? replacedText(intl, before) : '', endedDisputeText(intl, before)].filter(Boolean).join(' ');
    }
    if (kind === 'resolve') return scoreText(payload.saw);
    return withOwnReason.includes(kind) ? '' : (payload.reason ?? '');
  }

  function scoreText({ points, legs }: Pick<MatchState, 'points' | 'legs'>): string {
    return formatScore(locale, decidingScore({ structure: match.state.structure, points, legs }));
  }

  /** What a sentence says besides team, game and players. */
  function textOf({ kind, payload, author }: ShownEvent): string {
    const removed = kind === 'fact-removed' ? match.events.find(({ id }) => id === payload.id) : undefined;
    if (kind === 'fact') return figureText(intl, match, payload);
    if (removed?.kind === 'fact') return figureText(intl, match, removed.payload);
    if (kind === 'score') return scoreText(payload);
    if (kind === 'confirm') return scoreText(payload.saw);
    if (kind === 'protest') return protestText(intl, match, { ...payload, isOfServer: author === systemAuthor });
    const undone = kind === 'undo' ? match.events.find(({ id }) => id === payload.target) : undefined;
    if (undone) return formatMessage(messages.event, partsOf(undone));
    const named = payload as { text?: string; reason?: string };
    return named.text ?? named.reason ?? '';
  }

  /** The values of the sentence about an event. That of an undo contains the sentence about the event that it takes back. */
  function partsOf(event: ShownEvent): Record<'kind' | 'team' | 'game' | 'name' | 'other' | 'text', string> {
    const { kind, payload, author } = event;
    const named = payload as { side?: 0 | 1; game?: string; player?: string; players?: (string | null)[] };
    const swapped = payload as { in?: string | null; out?: string | null };
    const playerOf = (player: string | null | undefined) => (player ? match.nameOf(player) : '–');
    const isSwap = kind === 'substitute';
    const isDoubt = kind === 'protest' && author === systemAuthor;
    return {
      kind: isDoubt ? 'doubt' : (kind === 'decide' && payload.outcome) || keyOf(kind),
      team: named.side === 1 ? away.name : home.name,
      game: named.game?.slice(1) ?? '',
      name: kind === 'slot' ? playersText(intl, named.players ?? [], match.nameOf) : playerOf(isSwap ? swapped.in : named.player),
      other: playerOf(isSwap ? swapped.out : null),
      text: textOf(event),
    };
  }
}
