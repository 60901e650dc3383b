import type { Bracket, Entry, PlayList, Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { DrawBoard, type DrawnGroup } from '@oche/ui/DrawBoard';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { gameTitle, groupLetter } from '../../../parts/game/gameName.ts';
import { words } from '../../../shell/words.ts';
import { DrawButton } from './DrawButton.tsx';
import { messages } from './messages.ts';
import { UndoDraw } from './UndoDraw.tsx';

type DrawProps = { tournament: Tournament; playList: PlayList; entries: readonly Entry[]; winners: Bracket; onDrawn: () => void };

const drawnEntry = ({ id, name, seed, club }: Entry) => ({ id, name, ...(seed !== null && { seed }), ...(club !== null && { club }) });

/** The draw. Until the first score, two players can be swapped by tap or keyboard. */
export function Draw({ tournament, playList, entries, winners, onDrawn }: DrawProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { id, drawNumber, drawnAt, status, timeZone } = tournament;
  const { mutate } = useWrite('swapEntries');
  if (drawnAt === null) {
    return (
      <Section title={formatMessage(messages.drawTitle)} rule>
        <p className="pt-3 text-ink-2">{formatMessage(messages.noDraw)}</p>
      </Section>
    );
  }
  const numbers = [...new Set(entries.flatMap(({ group }) => group ?? []))].sort((a, b) => a - b);
  const groups: DrawnGroup[] = numbers.length
    ? numbers.map((number) => ({
        key: String(number),
        title: formatMessage(words.groupLetter, { letter: groupLetter(number) }),
        entries: entries
          .filter(({ group }) => group === number)
          .sort((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity))
          .map(drawnEntry),
      }))
    : winners.games
        .filter(({ round }) => round === 1)
        .map((game) => ({
          key: game.id,
          title: gameTitle(intl, game),
          entries: game.sides.flatMap((side) => entries.filter(({ id: entry }) => entry === side.id).map(drawnEntry)),
        }));
  const isLocked =
    playList.counts.finished > 0 ||
    playList.boards.some(({ game }) => game?.parent?.id === id && game.length > 0) ||
    tournament.games.playing > 0;
  const isOver = status === 'finished' || status === 'cancelled';
  return (
    <Section
      title={formatMessage(messages.drawTitle)}
      {...(!isLocked &&
        !isOver && {
          actions: (
            <>
              <UndoDraw id={id} onUndone={onDrawn} />
              <DrawButton tournament={tournament} players={entries.filter(canBeDrawn).length} kind="outline" onDrawn={onDrawn} />
            </>
          ),
        })}
    >
      <p className="pb-4 text-body-small text-ink-2 print:hidden">
        {formatMessage(isLocked ? messages.locked : isOver ? messages.cancelledDraw : messages.swapHint)}
      </p>
      <DrawBoard
        groups={groups}
        {...(!isLocked &&
          !isOver && {
            onSwap: (a: string, b: string) => mutate({ id, a, b }, { onError: (error) => toast.error(errorMessage(intl, error)) }),
          })}
        labels={{
          board: formatMessage(messages.drawTitle),
          picked: ({ name }) => formatMessage(messages.picked, { name }),
          swapped: (a, b) => formatMessage(messages.swapped, { a: a.name, b: b.name }),
        }}
        drawNumber={formatMessage(messages.drawNumber, { drawNumber: String(drawNumber), when: formatInstant(locale, drawnAt, timeZone) })}
      />
    </Section>
  );
}

const canBeDrawn = ({ waiting, withdrawn, checkedIn }: Entry) => !waiting && !withdrawn && checkedIn;
