import type { BoardCall, EventBoard } from '@oche/api/contract/place';
import { useWrite } from '@oche/api/query';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { BoardRing } from '@oche/ui/BoardRing';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { toast } from '@oche/ui/Toaster';
import { callText } from '../../../parts/game/boardCallText.ts';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { messages as gameMessages } from '../gameMessages.ts';
import { messages } from './messages.ts';
import { tournamentOf } from '../../../parts/game/gameParent.ts';

type Place = Pick<EventBoard, 'board' | 'game'> & { call?: BoardCall | undefined };

type Props = { boards: readonly Place[]; timeZone: string; className?: string };

/** Boards whose markers call the organiser, each with suitable actions. Renders nothing if there are no calls. */
export function BoardCalls({ boards, timeZone, className }: Props) {
  const { formatMessage } = useIntl();
  const calls = boards.flatMap(({ call, ...place }) => (call ? [{ ...place, call }] : []));
  if (calls.length === 0) return null;
  return (
    <ul aria-label={formatMessage(messages.list)} className={`grid grid-cols-[minmax(0,1fr)] gap-px ${className ?? ''}`}>
      {calls.map((place) => (
        <CallRow key={place.board.id} {...place} timeZone={timeZone} />
      ))}
    </ul>
  );
}

function CallRow({ board, game, call, timeZone }: Place & { call: BoardCall; timeZone: string }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const showError = { onError: (error: unknown) => void toast.error(errorMessage(intl, error)) };
  const answer = useWrite('answerCall');
  const release = useWrite('releaseGame');
  const label = formatMessage(words.boardNumber, { number: board.number });
  const formatTime = (instant: string) => formatInstant(locale, instant, timeZone, 'time');
  const busyWith = (value: 'coming' | 'done') => (answer.isPending && answer.variables.answer === value ? 'busy' : 'ready');
  const tournament = game && tournamentOf(game);
  const decisionLink = (action: 'walkover' | 'retire') =>
    tournament && (
      <Button asChild>
        <Link href={href('playList', { id: tournament.id }, { game: game.id, do: action })}>{formatMessage(gameMessages[action])}</Link>
      </Button>
    );
  const isCalled = game?.phase === 'called';
  const isAboutPlayer = call.reason !== 'help';
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-warning-wash px-4 py-2.5 md:px-6">
      <div className="flex min-w-0 flex-[1_1_18rem] items-center gap-3">
        <BoardRing number={board.number} label={label} />
        <p className="min-w-0 wrap-anywhere">
          <strong className="block font-[650]">{callText(intl, call, game)}</strong>
          <span className="text-body-small text-ink-2">
            {[
              formatMessage(messages.calledAt, { time: formatTime(call.calledAt) }),
              ...(call.comingAt ? [formatMessage(messages.comingAt, { time: formatTime(call.comingAt) })] : []),
            ].join(', ')}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isAboutPlayer && decisionLink(call.reason === 'retires' && !isCalled ? 'retire' : 'walkover')}
        {isAboutPlayer && isCalled && (
          <Button state={release.isPending ? 'busy' : 'ready'} onClick={() => release.mutate({ id: game.id }, showError)}>
            {formatMessage(gameMessages.takeOff)}
          </Button>
        )}
        {!call.comingAt && (
          <Button state={busyWith('coming')} onClick={() => answer.mutate({ id: board.id, answer: 'coming' }, showError)}>
            {formatMessage(messages.coming)}
          </Button>
        )}
        <Button state={busyWith('done')} onClick={() => answer.mutate({ id: board.id, answer: 'done' }, showError)}>
          {formatMessage(messages.done)}
        </Button>
      </div>
    </li>
  );
}
