import { useEffect, useRef, useState } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { PlayList, Tournament } from '@oche/api/contract/tournament';
import { useReads, useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { Link } from '@oche/ui/Link';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../../shell/Boundary.tsx';
import { gameTitle, sideName, stageName } from '../../../parts/game/gameName.ts';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { gameRead } from '../reads.ts';
import { CallForm, MarkerForm } from './CallForm.tsx';
import { GameScore } from './GameScore.tsx';
import { messages } from '../../parts/gameMessages.ts';
import { Refused } from './Refused.tsx';
import { ResultForm } from './ResultForm.tsx';
import { RetireForm } from './RetireForm.tsx';
import { useOpenGame } from './useOpenGame.ts';
import { ReopenForm, WalkoverForm } from './WalkoverForm.tsx';

type SheetProps = { tournament: Tournament; playList: PlayList };
const actions = ['result', 'walkover', 'retire', 'call', 'marker', 'reopen'] as const;
type Action = (typeof actions)[number];

/** The sheet of the game that the URL names: its score and the organiser's actions. */
export function GameSheet({ tournament, playList }: SheetProps) {
  const { formatMessage } = useIntl();
  const { opened, initialAction, close } = useOpenGame();
  if (opened === null) return null;
  return (
    <Dialog
      key={`${opened} ${initialAction}`}
      open
      onOpenChange={(open) => !open && close()}
      shape="right"
      title={formatMessage(words.game)}
      close={formatMessage(words.close)}
    >
      <Boundary skeleton={<Skeleton shape="row" count={5} />}>
        <OpenedGame id={opened} initialAction={initialAction} tournament={tournament} playList={playList} onClose={close} />
      </Boundary>
    </Dialog>
  );
}

type OpenedProps = SheetProps & { id: string; initialAction: string | null; onClose: () => void };

function OpenedGame({ id, initialAction, tournament, playList, onClose }: OpenedProps) {
  const intl = useIntl();
  const {
    opened: { game, events },
  } = useReads({ opened: gameRead(id) });
  const [action, setAction] = useState<Action | null>(actions.find((each) => each === initialAction) ?? null);
  const lastAction = useRef<Action | null>(null);
  const back = () => {
    lastAction.current = action;
    setAction(null);
  };
  const buttons = useRef<HTMLDivElement>(null);
  // After a form is closed, the focus returns to the button that opened it.
  useEffect(() => {
    if (action === null && lastAction.current !== null)
      buttons.current?.querySelector<HTMLElement>(`[data-action=${lastAction.current}]`)?.focus();
  }, [action]);
  // The side that the board's call for the organiser is about.
  const calledSide = playList.boards.find((place) => place.game?.id === id)?.call?.side ?? undefined;
  const form = { game, tournament, onDone: onClose, onBack: back };
  return (
    <>
      <h2 className="text-title-3">{gameTitle(intl, game)}</h2>
      <p className="mt-0.5 mb-4 text-body-small text-ink-2">
        {[stageName(intl, game), intl.formatMessage(messages.state, { phase: game.phase })].filter(Boolean).join('. ')}
      </p>
      <GameScore game={game} />
      <div ref={buttons} className="pt-5">
        {action === null && <Actions game={game} onAction={setAction} onDone={onClose} tournament={tournament} />}
        {action === 'result' && <ResultForm {...form} events={events} />}
        {action === 'walkover' && <WalkoverForm {...form} absent={calledSide} />}
        {action === 'retire' && <RetireForm {...form} retiring={calledSide} />}
        {action === 'reopen' && <ReopenForm {...form} />}
        {action === 'call' && <CallForm {...form} playList={playList} />}
        {action === 'marker' && <MarkerForm {...form} />}
      </div>
    </>
  );
}

/** The actions on a game by its phase, the most likely one first. Games can be called once the tournament is running. */
const actionsOf: Record<Exclude<GameSummary['phase'], 'bye' | 'waiting'>, readonly Action[]> = {
  ready: ['call', 'result', 'walkover'],
  called: ['result', 'walkover', 'marker'],
  playing: ['result', 'walkover', 'retire', 'marker'],
  finished: ['result', 'walkover', 'reopen'],
};

type ActionsProps = { game: GameSummary; tournament: Tournament; onAction: (action: Action) => void; onDone: () => void };

function Actions({ game, tournament, onAction, onDone }: ActionsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const release = useWrite('releaseGame');
  const { phase, ending } = game;
  const hasVisits = ending === 'played' || ending === 'drawn' || ending === 'retired';
  if (phase === 'bye' || phase === 'waiting') return <p className="text-ink-2">{formatMessage(messages.nothingYet)}</p>;
  const labels = {
    call: messages.call,
    result: phase === 'finished' ? messages.correctResult : messages.enterResult,
    walkover: messages.walkover,
    retire: messages.retire,
    marker: messages.setMarker,
    reopen: messages.reopen,
  };
  const offered = actionsOf[phase].filter((action) => action !== 'call' || tournament.status === 'running');
  return (
    <div className="grid gap-3">
      {offered.map((action, index) => (
        <Button key={action} full kind={index === 0 ? 'primary' : 'outline'} data-action={action} onClick={() => onAction(action)}>
          {formatMessage(labels[action])}
        </Button>
      ))}
      {phase === 'called' && (
        <Button full state={release.isPending ? 'busy' : 'ready'} onClick={() => release.mutate({ id: game.id }, { onSuccess: onDone })}>
          {formatMessage(messages.takeOff)}
        </Button>
      )}
      {phase !== 'ready' && (
        <Button asChild full kind="quiet">
          <Link href={href('live', { id: game.id })}>
            {formatMessage(phase !== 'finished' ? messages.follow : hasVisits ? messages.visits : messages.seeGame)}
          </Link>
        </Button>
      )}
      <Refused error={release.error ?? undefined} tournament={tournament} />
      <span className="sr-only">{game.sides.map((side) => sideName(intl, side)).join(', ')}</span>
    </div>
  );
}
