import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { BoardGrid } from '@oche/ui/BoardGrid';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Switch } from '@oche/ui/Switch';
import { LoneLink } from '../../../shell/LoneLink.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { GameSheet } from '../game/GameSheet.tsx';
import { BoardCalls } from '../../parts/boardCalls/BoardCalls.tsx';
import { TournamentFrame } from '../TournamentFrame.tsx';
import { UndecidedGroups } from '../UndecidedGroups.tsx';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { mayGoTo, nextCall } from './callable.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { Queue } from './Queue.tsx';
import { useBoardActions } from './useBoardActions.ts';
import { useNow } from '../../../shell/device.ts';

/** The organiser's main page during play: every board, and the queue of games. */
export function PlayList() {
  const { tournament, playList } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const now = useNow();
  const actions = useBoardActions(tournament);
  const { boards, waiting, autoAssign, gameMinutes } = playList;
  const isRunning = tournament.status === 'running';
  const next = nextCall(playList);
  const isReady = waiting.some(({ why }) => why === 'ready');
  const disabledReason = !isRunning
    ? formatMessage(messages.notStarted)
    : next
      ? null
      : formatMessage(isReady ? messages.noFreeBoard : messages.nothingReady);
  return (
    <TournamentFrame tournament={tournament} playList={playList}>
      {tournament.status !== 'running' && tournament.status !== 'finished' && (
        <Banner
          kind="info"
          className="-mx-4 md:-mx-6 md:px-6"
          title={formatMessage(messages.notStarted)}
          action={<LoneLink href={href('tournamentManage', { id: tournament.id })}>{formatMessage(messages.toOverview)}</LoneLink>}
        >
          {formatMessage(tournament.drawnAt === null ? messages.notDrawnMeans : messages.notStartedMeans)}
        </Banner>
      )}
      <UndecidedGroups tournament={tournament} playList={playList} />
      <BoardCalls boards={boards} timeZone={tournament.timeZone} className="-mx-4 md:-mx-6" />
      {/* On a phone, the queue may be several screens long. */}
      <nav aria-label={formatMessage(messages.onThisPage)} className="flex gap-x-6 pt-2 lg:hidden print:hidden">
        <a href="#waiting" className="inline-flex min-h-11 items-center link">
          {formatMessage(messages.waiting)}
        </a>
        <a href="#boards" className="inline-flex min-h-11 items-center link">
          {formatMessage(words.boards)}
        </a>
      </nav>
      {/* On wide screens the boards are on the left, and browsers that know `reading-flow` reach them first. */}
      <div className="-mb-18 grid gap-y-8 [reading-flow:grid-order] lg:grid-cols-[minmax(0,1fr)_25.5rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
        <section aria-labelledby="waiting" className="min-w-0 border-line pt-5 lg:order-last lg:border-l lg:pb-18 lg:pl-5">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 pb-2">
            <h2 id="waiting" className="text-heading">
              {formatMessage(messages.waiting)}
            </h2>
            <Button
              kind="primary"
              state={actions.busy ? 'busy' : disabledReason === null ? 'ready' : 'off'}
              {...(disabledReason !== null && { reason: disabledReason })}
              onClick={() => next && actions.call(next.queued.game, next.board.id)}
            >
              {formatMessage(messages.callNext)}
            </Button>
          </div>
          <Queue waiting={waiting} boards={boards} tournament={tournament} now={now} next={next} actions={actions} />
        </section>
        <section aria-labelledby="boards" className="min-w-0 pt-5 max-lg:pb-18 lg:pr-5 lg:pb-10">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 pb-2">
            <h2 id="boards" className="text-heading">
              {formatMessage(words.boards)}
            </h2>
            <div className="flex flex-wrap items-center gap-x-4">
              <Switch
                label={formatMessage(messages.autoAssign)}
                checked={autoAssign}
                pending={actions.assigning}
                onCheckedChange={actions.setAutoAssign}
              />
              <Actions tournament={tournament} />
            </div>
          </div>
          {boards.length === 0 ? (
            <EmptyState
              action={
                <Button asChild>
                  <Link href={href('eventBoards', { id: tournament.event.id })}>{formatMessage(messages.toBoards)}</Link>
                </Button>
              }
            >
              {formatMessage(messages.noBoards)}
            </EmptyState>
          ) : (
            <BoardGrid
              className="items-start"
              label={formatMessage(words.boards)}
              boards={boards.map((place) => ({
                key: place.board.id,
                card: (
                  <Board
                    place={place}
                    tournament={tournament}
                    gameMinutes={gameMinutes}
                    next={isRunning ? (waiting.find((queued) => mayGoTo(queued, place.board.id)) ?? null) : null}
                    given={waiting.filter(({ onlyBoard }) => onlyBoard?.id === place.board.id).length}
                    isBeforeStart={!isRunning && tournament.status !== 'finished' && waiting.length > 0}
                    now={now}
                    actions={actions}
                  />
                ),
              }))}
            />
          )}
        </section>
      </div>
      <GameSheet tournament={tournament} playList={playList} />
    </TournamentFrame>
  );
}
