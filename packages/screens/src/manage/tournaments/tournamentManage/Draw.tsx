import type { GameSummary } from '@oche/api/contract/game';
import type { Bracket, Entry, PlayList, Tournament } from '@oche/api/contract/tournament';
import { useRead, useWrite } from '@oche/api/query';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { DrawBoard, type DrawnGroup } from '@oche/ui/DrawBoard';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { toast } from '@oche/ui/Toaster';
import { Boundary } from '../../../shell/Boundary.tsx';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { messages as gameMessages } from '../../../parts/game/gameMessages.ts';
import { gameTitle, groupLetter, isSwiss } from '../../../parts/game/gameName.ts';
import { words } from '../../../shell/words.ts';
import { DrawButton } from './DrawButton.tsx';
import { messages } from './messages.ts';
import { UndoDraw } from './UndoDraw.tsx';

type DrawProps = { tournament: Tournament; playList: PlayList; entries: readonly Entry[]; winners: Bracket; onDrawn: () => void };

const drawnEntry = ({ id, name, seed, club }: Entry) => ({ id, name, ...(seed !== null && { seed }), ...(club !== null && { club }) });

/** The games of a first round as groups of the draw; a game with a bye has one entry. */
const firstRound = (games: readonly GameSummary[], entries: readonly Entry[], titleOf: (game: GameSummary) => string): DrawnGroup[] =>
  games
    .filter(({ round, bracket = 'upper' }) => round === 1 && bracket === 'upper')
    .map((game) => ({
      key: game.id,
      title: titleOf(game),
      entries: game.sides.flatMap((side) => entries.filter(({ id }) => id === side.id).map(drawnEntry)),
    }));

/** The draw. Until the first score, two players can be swapped by tap or keyboard. */
export function Draw(props: DrawProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { tournament, entries, winners } = props;
  if (tournament.drawnAt === null) {
    return (
      <Section title={formatMessage(messages.drawTitle)} rule>
        <p className="pt-3 text-ink-2">{formatMessage(messages.noDraw)}</p>
      </Section>
    );
  }
  if (isSwiss(tournament)) {
    return (
      <Boundary skeleton={<Skeleton shape="row" count={4} />}>
        <SwissDraw {...props} />
      </Boundary>
    );
  }
  const numbers = [...new Set(entries.flatMap(({ group }) => group ?? []))].sort((a, b) => a - b);
  const groups = numbers.map((number) => ({
    key: String(number),
    title: formatMessage(words.groupLetter, { letter: groupLetter(number) }),
    entries: entries
      .filter(({ group }) => group === number)
      .sort((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity))
      .map(drawnEntry),
  }));
  return <Board {...props} groups={groups.length > 0 ? groups : firstRound(winners.games, entries, (game) => gameTitle(intl, game))} />;
}

/** The first round of a Swiss tournament. The later ones are drawn from the results. */
function SwissDraw(props: DrawProps) {
  const { formatMessage } = useIntl();
  const groups = useRead('listGroups', { tournament: props.tournament.id });
  const titleOf = ({ round, position }: GameSummary) => formatMessage(gameMessages.round, { round, number: position });
  return (
    <Board
      {...props}
      groups={firstRound(
        groups.flatMap(({ games }) => games),
        props.entries,
        titleOf,
      )}
    />
  );
}

function Board({ tournament, playList, entries, groups, onDrawn }: DrawProps & { groups: readonly DrawnGroup[] }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { id, drawNumber, drawnAt, status, timeZone } = tournament;
  const { mutate } = useWrite('swapEntries');
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
        drawNumber={formatMessage(messages.drawNumber, {
          drawNumber: String(drawNumber),
          when: drawnAt === null ? '' : formatInstant(locale, drawnAt, timeZone),
        })}
      />
    </Section>
  );
}

const canBeDrawn = ({ waiting, withdrawn, checkedIn }: Entry) => !waiting && !withdrawn && checkedIn;
