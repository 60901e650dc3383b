import { useState } from 'react';
import type { Action, UndoPreview } from '@oche/api/contract/action';
import type { Tournament } from '@oche/api/contract/tournament';
import { useRead, useWrite } from '@oche/api/query';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Dialog } from '@oche/ui/Dialog';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Skeleton } from '@oche/ui/Skeleton';
import { toast } from '@oche/ui/Toaster';
import { versusText } from '../../../parts/game/slotText.ts';
import { gameTitle } from '../../../parts/game/gameName.ts';
import { Boundary } from '../../../shell/Boundary.tsx';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { useOpenGame } from '../game/useOpenGame.ts';
import { messages } from './actionMessages.ts';
import { actionText, effectTexts, refusalText } from './actionText.ts';

/** The button that opens the list of what organisers have done. */
export function Actions({ tournament }: { tournament: Tournament }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      shape="right"
      title={formatMessage(messages.title)}
      close={formatMessage(words.close)}
      trigger={<Button size="sm">{formatMessage(messages.title)}</Button>}
    >
      <Boundary skeleton={<Skeleton shape="row" count={6} />}>
        <ActionList tournament={tournament} onLeave={() => setOpen(false)} />
      </Boundary>
    </Dialog>
  );
}

/** The actions that are shown first, and added with each press of "earlier". The contract allows 200. */
const step = 50;
const most = 200;

type Asked = { action: Action; preview: UndoPreview };

function ActionList({ tournament, onLeave }: { tournament: Tournament; onLeave: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [shown, setShown] = useState(step);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { items, total } = useRead('listActions', { id: tournament.id, perPage: shown });
  const preview = useWrite('previewUndo');
  const onError = (error: unknown) => void toast.error(errorMessage(intl, error));
  const ask = (action: Action) =>
    preview.mutate({ id: tournament.id, actionId: action.id }, { onError, onSuccess: (found) => setAsked({ action, preview: found }) });
  const asking = preview.isPending ? preview.variables.actionId : null;
  return (
    <>
      <p className="pb-3 text-body-small text-ink-2">{formatMessage(messages.hint)}</p>
      {items.length === 0 ? (
        <EmptyState>{formatMessage(messages.none)}</EmptyState>
      ) : (
        <ol aria-label={formatMessage(messages.title)} className="border-t-2 border-rule">
          {items.map((action) => (
            <Row key={action.id} action={action} tournament={tournament} isBusy={asking === action.id} onUndo={() => ask(action)} />
          ))}
        </ol>
      )}
      {total > items.length && shown < most && (
        <Button full className="mt-4" onClick={() => setShown(shown + step)}>
          {formatMessage(messages.earlier)}
        </Button>
      )}
      {asked && <UndoDialog {...asked} tournament={tournament} onClose={() => setAsked(null)} onLeave={onLeave} />}
    </>
  );
}

type RowProps = { action: Action; tournament: Tournament; isBusy: boolean; onUndo: () => void };

function Row({ action, tournament, isBusy, onUndo }: RowProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { at, author, game, undoneAt, overtaken } = action;
  const timeOf = (instant: string) => formatInstant(locale, instant, tournament.timeZone, 'time');
  const text = actionText(intl, action);
  const hasScore = action.kind === 'result' || action.kind === 'correction';
  const state =
    undoneAt !== null ? formatMessage(messages.undone, { time: timeOf(undoneAt) }) : overtaken ? formatMessage(messages.overtaken) : null;
  const notes = [
    game && !hasScore ? versusText(intl, game) : null,
    author === null ? null : formatMessage(messages.byAt, { name: author }),
  ];
  return (
    <li className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2">
      <time dateTime={at} className="self-start pt-0.5 text-body-small tabular text-ink-3">
        {timeOf(at)}
      </time>
      <div className="min-w-0">
        <p className={`text-body-small break-words ${undoneAt !== null ? 'text-ink-3 line-through' : ''}`}>{text}</p>
        <p className="text-caption break-words text-ink-3">{notes.filter((note) => note !== null).join(' · ')}</p>
        {state !== null && <p className="text-caption text-ink-2">{state}</p>}
      </div>
      {state === null && (
        <Button size="sm" state={isBusy ? 'busy' : 'ready'} aria-label={formatMessage(messages.undoOf, { action: text })} onClick={onUndo}>
          {formatMessage(messages.undo)}
        </Button>
      )}
    </li>
  );
}

type UndoDialogProps = Asked & { tournament: Tournament; onClose: () => void; onLeave: () => void };

/** Asks before an undo what else it changes, or names what is in the way. */
function UndoDialog({ action, preview, tournament, onClose, onLeave }: UndoDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { hrefOf } = useOpenGame();
  const undo = useWrite('undoAction');
  const { refused } = preview;
  const text = actionText(intl, action);
  const effects = effectTexts(intl, preview);
  const confirm = () =>
    undo.mutate(
      { id: tournament.id, actionId: action.id },
      {
        onSuccess: () => void toast.success(formatMessage(messages.done)),
        onError: (error) => void toast.error(refusalText(intl, { code: error.code, games: [] })),
        onSettled: onClose,
      },
    );
  const shared = { open: true, onOpenChange: (open: boolean) => !open && onClose(), onConfirm: confirm };
  if (refused)
    return (
      <ConfirmDialog
        {...shared}
        title={formatMessage(messages.refusedTitle)}
        description={
          <>
            {text}
            <br />
            {refusalText(intl, refused)}
          </>
        }
        cancel={formatMessage(words.close)}
        {...(refused.games.length > 0 && {
          consequences: refused.games.map((game) => (
            <Link key={game.id} kind="underlined" href={hrefOf(game.id)} onClick={onLeave}>
              {formatMessage(words.labelled, { label: gameTitle(intl, game), text: versusText(intl, game) })}
            </Link>
          )),
        })}
      />
    );
  return (
    <ConfirmDialog
      {...shared}
      title={formatMessage(messages.confirmTitle)}
      description={
        <>
          {text}
          <br />
          {formatMessage(effects.length > 0 ? messages.alsoChanges : messages.nothingElse)}
        </>
      }
      {...(effects.length > 0 && { consequences: effects })}
      confirm={formatMessage(messages.undo)}
      cancel={formatMessage(messages.keep)}
      busy={undo.isPending}
    />
  );
}
