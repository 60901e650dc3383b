import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { ManagedRanking } from '@oche/api/contract/ranking';
import { useRead, useWrite } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Combobox, type ComboboxOption } from '@oche/ui/Combobox';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Menu } from '@oche/ui/Menu';
import { Skeleton } from '@oche/ui/Skeleton';
import { Table } from '@oche/ui/Table';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { useListLabels } from '../../../parts/forms/useListLabels.ts';
import { Boundary } from '../../../shell/Boundary.tsx';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { messages as shared, tableMessages } from '../../parts/messages.ts';
import { messages } from './messages.ts';

type Counted = ManagedRanking['tournaments'][number];
type Open = { kind: 'add' } | { kind: 'category' | 'remove'; tournament: Counted } | null;

/** The tournaments of a ranking: which of them count, and in which category. */
export function Tournaments({ ranking }: { ranking: ManagedRanking }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const state = ({ status, because, startsAt }: Counted) => {
    const why = status === 'cancelled' ? status : (because ?? 'counts');
    return formatMessage(messages.because, { why: why.replaceAll('-', ''), day: formatPlanned(locale, startsAt, 'date') });
  };
  const add = (
    <Button kind="primary" onClick={() => setOpen({ kind: 'add' })}>
      {formatMessage(messages.addTournament)}
    </Button>
  );
  return (
    <>
      {ranking.tournaments.length > 0 && <div className="pb-3">{add}</div>}
      <Table
        caption={formatMessage(words.tournaments)}
        rows={ranking.tournaments}
        rowKey={({ id }) => id}
        density="comfortable"
        columns={[
          {
            key: 'when',
            head: formatMessage(tableMessages.when),
            from: 'sm',
            className: 'w-44 whitespace-nowrap text-ink-2 tabular font-stretch-[86%]',
            cell: ({ startsAt }) => formatPlanned(locale, startsAt, 'appointment'),
          },
          {
            key: 'name',
            head: formatMessage(words.tournament),
            as: 'name',
            className: 'max-sm:pl-0',
            cell: (tournament) => (
              <Link
                href={href('tournamentManage', { id: tournament.id })}
                className="flex min-h-11 flex-col justify-center py-1.5 wrap-anywhere hyphens-auto hover:underline"
              >
                {tournament.name}
                <span className="text-body-small font-[400] text-ink-3 sm:hidden">
                  {formatPlanned(locale, tournament.startsAt, 'appointment')}
                </span>
                {tournament.category !== null && <span className="text-body-small font-[400] text-ink-2">{tournament.category}</span>}
                <span className="text-body-small font-[400] text-ink-3 md:hidden">{state(tournament)}</span>
              </Link>
            ),
          },
          { key: 'state', head: formatMessage(messages.state), from: 'md', className: 'text-ink-2', cell: state },
          {
            key: 'actions',
            head: <span className="sr-only">{formatMessage(shared.actions)}</span>,
            align: 'right',
            className: 'w-12',
            cell: (tournament) => (
              <Menu
                items={[
                  { label: formatMessage(messages.category), onSelect: () => setOpen({ kind: 'category', tournament }) },
                  { label: formatMessage(words.remove), onSelect: () => setOpen({ kind: 'remove', tournament }) },
                ]}
              >
                <Button
                  kind="quiet"
                  icon={<EllipsisVertical aria-hidden />}
                  aria-label={formatMessage(shared.more, { name: tournament.name })}
                />
              </Menu>
            ),
          },
        ]}
        empty={<EmptyState action={add}>{formatMessage(messages.noTournaments)}</EmptyState>}
      />
      {open?.kind === 'add' && <AddTournament ranking={ranking} onClose={close} />}
      {open?.kind === 'category' && <CategoryDialog rankingId={ranking.id} tournament={open.tournament} onClose={close} />}
      {open?.kind === 'remove' && <RemoveTournament rankingId={ranking.id} tournament={open.tournament} onClose={close} />}
    </>
  );
}

function AddTournament({ ranking, onClose }: { ranking: ManagedRanking; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending, error } = useWrite('setRankingTournament');
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [category, setCategory] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = async () => {
    setChecked(true);
    if (chosen === null) return;
    try {
      await mutateAsync({ id: ranking.id, tournamentId: chosen.value, category: category.trim() || null });
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <FormDialog
      title={formatMessage(messages.addTournament)}
      verb={formatMessage(messages.addTournament)}
      isBusy={isPending}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Boundary skeleton={<Skeleton shape="row" count={1} />}>
        <TournamentField
          ranking={ranking}
          value={chosen}
          onValueChange={setChosen}
          error={isChecked && chosen === null ? formatMessage(messages.tournamentMissing) : undefined}
        />
        <CategoryField value={category} onValueChange={setCategory} />
      </Boundary>
    </FormDialog>
  );
}

type TournamentFieldProps = {
  ranking: ManagedRanking;
  value: ComboboxOption | null;
  onValueChange: (tournament: ComboboxOption | null) => void;
  error: string | undefined;
};

function TournamentField({ ranking, ...field }: TournamentFieldProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { items } = useRead('listManagedTournaments', { organisationId: ranking.organisation.id, perPage: 200 });
  const options = items.filter(
    ({ id, test, status }) => !test && status !== 'cancelled' && ranking.tournaments.every((each) => each.id !== id),
  );
  return (
    <Combobox
      label={formatMessage(words.tournament)}
      hint={formatMessage(messages.tournamentHint)}
      options={options.map(({ id, name, startsAt }) => ({ value: id, label: name, note: formatPlanned(locale, startsAt, 'date') }))}
      labels={useListLabels()}
      // The dialog has opened before its tournaments were read.
      autoFocus
      {...field}
    />
  );
}

function CategoryField({ value, onValueChange }: { value: string; onValueChange: (value: string) => void }) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(messages.category)}
      hint={formatMessage(messages.categoryHint)}
      maxLength={40}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

type OfTournament = { rankingId: string; tournament: Counted; onClose: () => void };

function CategoryDialog({ rankingId, tournament, onClose }: OfTournament) {
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending, error } = useWrite('setRankingTournament');
  const [category, setCategory] = useState(tournament.category ?? '');
  const submit = async () => {
    try {
      await mutateAsync({ id: rankingId, tournamentId: tournament.id, category: category.trim() || null });
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <FormDialog
      title={formatMessage(messages.editCategory, { name: tournament.name })}
      verb={formatMessage(words.save)}
      isBusy={isPending}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <CategoryField value={category} onValueChange={setCategory} />
    </FormDialog>
  );
}

function RemoveTournament({ rankingId, tournament: { id, name }, onClose }: OfTournament) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync, isPending } = useWrite('removeRankingTournament');
  const remove = async () => {
    try {
      await mutateAsync({ id: rankingId, tournamentId: id });
      toast.success(formatMessage(messages.removed));
      onClose();
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={formatMessage(messages.removeTournament, { name })}
      description={formatMessage(messages.removeTournamentMeans)}
      confirm={formatMessage(words.remove)}
      cancel={formatMessage(messages.keepTournament)}
      busy={isPending}
      onConfirm={() => void remove()}
    />
  );
}
