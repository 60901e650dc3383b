import { useId, useState, type ReactNode } from 'react';
import type { SeasonState } from '@oche/api/contract/season';
import type { Postponement } from '@oche/api/contract/postponement';
import { useWrite } from '@oche/api/query';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Dialog } from '@oche/ui/Dialog';
import { Link } from '@oche/ui/Link';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { errorMessage, fieldMessage } from '../../../shell/errorMessage.ts';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { PublishFixtures } from '../../parts/publish/PublishFixtures.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';

type Step = { next?: SeasonState; back?: SeasonState };

const steps: Record<SeasonState, Step> = {
  draft: { next: 'open' },
  open: { next: 'running', back: 'draft' },
  running: { next: 'finished', back: 'open' },
  finished: { next: 'archived', back: 'running' },
  archived: {},
};

/** What may be open before a season is finished: matches, by the filter of their list, and requests of captains. */
const openKinds = ['live', 'disputed', 'undecided', 'unconfirmed', 'protested', 'moves', 'players'] as const;
type OpenKind = (typeof openKinds)[number];

/** A request to play a match on another evening. */
type Move = Pick<Postponement, 'id' | 'slug' | 'home' | 'away'>;
/** The requests that the question names. The others are in the list of matches. */
const mostMoves = 3;

type SeasonStepsProps = {
  season: SeasonOfPage;
  undecidedCups: readonly string[];
  /** the number of each; `undecided`: of all matches that keep the season from its end, also those of other kinds */
  open: Record<OpenKind, number>;
  /** the open requests for other evenings */
  moves: readonly Move[];
};

/**
 * The buttons that move a season to its next state, or back. Each says what happens. Before a season is finished, they name the undecided cups and lead
 * to what is open. A season with undecided matches cannot be finished. Only administrators reopen a finished season.
 */
export function SeasonSteps({ season, undecidedCups, open, moves }: SeasonStepsProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const isOpen = openKinds.flatMap((kind) => {
    if (open[kind] === 0) return [];
    const text = formatMessage(messages.openBefore, { kind, count: open[kind] });
    if (kind === 'moves') return [<Moves key={kind} text={text} moves={moves} season={season} />];
    const to = kind === 'players' ? href('membersManage', season.params) : href('matchesManage', season.params, { show: kind });
    return [
      <Link key={kind} kind="underlined" href={to}>
        {text}
      </Link>,
    ];
  });
  const finishMeans = formatMessage(open.undecided > 0 ? messages.undecided : messages.nextMeans, { state: 'finished' });
  const { next, back } = steps[season.state];
  const { name } = season;
  const mayReopen = season.role === 'admin';
  return (
    <>
      {next === 'running' && <PublishFixtures season={season} />}
      {next !== undefined && next !== 'running' && (
        <ChangeState
          {...{ season, state: next, kind: next === 'open' ? 'primary' : 'outline' }}
          label={formatMessage(shared.nextState, { state: next })}
          title={formatMessage(messages.nextTitle, { state: next, name })}
          {...(next === 'finished' && { isPossible: open.undecided === 0, ...(isOpen.length > 0 && { warnings: isOpen }) })}
          description={
            next !== 'finished'
              ? formatMessage(messages.nextMeans, { state: next })
              : undecidedCups.length === 0
                ? finishMeans
                : formatMessage(messages.finishMeans, {
                    ...{ text: finishMeans, count: undecidedCups.length, cups: formatList(locale, undecidedCups) },
                  })
          }
        />
      )}
      {back === 'running' && mayReopen && <Reopen season={season} />}
      {back !== undefined && back !== 'running' && (
        <ChangeState
          {...{ season, state: back, kind: 'quiet' }}
          label={formatMessage(messages.backTo, { state: back })}
          title={formatMessage(messages.backTitle, { state: back, name })}
          description={formatMessage(messages.backMeans, { state: back })}
        />
      )}
    </>
  );
}

/** The open requests for other evenings, with links to the first matches, because no list has only those. */
function Moves({ text, moves, season }: { text: string; moves: readonly Move[]; season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <>
      {text}
      {moves.slice(0, mostMoves).map(({ id, slug, home, away }) => (
        <span key={id} className="block">
          <Link kind="underlined" href={href('matchManage', { ...season.params, match_slug: slug })}>
            {formatMessage(matchMessages.title, { home, away })}
          </Link>
        </span>
      ))}
      {moves.length > mostMoves && '…'}
    </>
  );
}

type ChangeStateProps = {
  season: SeasonOfPage;
  state: SeasonState;
  kind: 'quiet' | 'outline' | 'primary';
  label: string;
  title: string;
  description: string;
  warnings?: ReactNode[];
  isPossible?: boolean;
};

function ChangeState({ season: { id }, state, kind, label, title, description, warnings, isPossible = true }: ChangeStateProps) {
  const intl = useIntl();
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useWrite('setSeasonStatus');
  return (
    <ConfirmDialog
      open={confirming}
      onOpenChange={setConfirming}
      trigger={<Button kind={kind}>{label}</Button>}
      title={title}
      description={description}
      {...(warnings && { consequences: warnings })}
      {...(isPossible && { confirm: label })}
      cancel={intl.formatMessage(words.cancel)}
      danger={state === 'archived'}
      busy={isPending}
      onConfirm={() =>
        mutate(
          { id, state },
          {
            onSuccess: () => setConfirming(false),
            onError: (error) => toast.error(errorMessage(intl, error, state === 'finished' ? { 'wrong-state': messages.undecided } : {})),
          },
        )
      }
    />
  );
}

function Reopen({ season: { id, name } }: { season: SeasonOfPage }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const form = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { mutateAsync: setSeasonStatus } = useWrite('setSeasonStatus');
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => ({ ...(!reason.trim() && { reason: 'missing' }) }),
    send: async () => {
      await setSeasonStatus({ id, state: 'running', reason });
      setOpen(false);
    },
  });
  const label = formatMessage(messages.backTo, { state: 'running' });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button kind="quiet">{label}</Button>}
      title={formatMessage(messages.backTitle, { state: 'running', name })}
      description={formatMessage(messages.backMeans, { state: 'running' })}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{formatMessage(words.cancel)}</Button>
          <Button type="submit" form={form} kind="primary" state={state === 'saving' ? 'busy' : 'ready'}>
            {label}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormError error={error} />
        <TextField
          label={formatMessage(messages.reason)}
          maxLength={500}
          value={reason}
          onValueChange={(value) => (setReason(value), touch('reason'))}
          error={fieldMessage(intl, fieldErrors['reason'], { missing: reasonMessages.missing })}
        />
      </form>
    </Dialog>
  );
}
