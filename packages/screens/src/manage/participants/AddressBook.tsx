import { Archive, EllipsisVertical, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Player } from '@oche/api/contract/tournament';
import { useRead, useWrite } from '@oche/api/query';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Menu } from '@oche/ui/Menu';
import { Table } from '@oche/ui/Table';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../shell/errorMessage.ts';
import { Pages } from '../../shell/Pages.tsx';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';
import { PlayerDialog } from './PlayerDialog.tsx';

type AddressBookProps = { organisationId: string; search: string | undefined; page: number; hrefOf: (page: number) => string };

/** Players by name; those that are archived are not in it any more. */
export function AddressBook({ organisationId, search, page, hrefOf }: AddressBookProps) {
  const { formatMessage, locale } = useIntl();
  const players = useRead('listPlayers', { organisationId, page, ...(search !== undefined && { search }) });
  const [changed, setChanged] = useState<Player | null>(null);
  return (
    <div className="pt-4">
      <p role="status" className="pb-2 text-body-small text-ink-3">
        {formatMessage(messages.found, { count: players.total })}
      </p>
      <Table
        caption={formatMessage(shared.participants)}
        rows={players.items}
        rowKey={({ id }) => id}
        density="comfortable"
        columns={[
          {
            key: 'name',
            head: formatMessage(words.name),
            as: 'name',
            cell: ({ name, nickname, club, entries }) => (
              <span className="block py-1 wrap-anywhere">
                {name}
                {nickname && <span className="ml-2 font-[400] text-ink-3">{nickname}</span>}
                {club && <span className="block text-body-small font-[400] text-ink-3 sm:hidden">{club}</span>}
                <span className="hidden text-body-small font-[400] text-ink-3 max-[16rem]:block">
                  {formatMessage(words.tournaments)} {formatNumber(locale, entries)}
                </span>
              </span>
            ),
          },
          {
            key: 'club',
            head: formatMessage(messages.club),
            from: 'sm',
            className: 'text-ink-2 wrap-anywhere',
            cell: ({ club }) => club ?? '–',
          },
          {
            key: 'tournaments',
            head: formatMessage(words.tournaments),
            as: 'figure',
            className: 'max-[16rem]:hidden print:table-cell!',
            cell: ({ entries }) => formatNumber(locale, entries),
          },
          {
            key: 'more',
            head: <span className="sr-only">{formatMessage(shared.actions)}</span>,
            align: 'right',
            className: 'w-11',
            cell: (player) => <PlayerMenu player={player} onChange={() => setChanged(player)} />,
          },
        ]}
        empty={
          search === undefined ? (
            <EmptyState>{formatMessage(messages.empty)}</EmptyState>
          ) : (
            <EmptyState
              action={
                <Button asChild>
                  <Link href={hrefOf(1).split('?')[0]}>{formatMessage(messages.showAll)}</Link>
                </Button>
              }
            >
              {formatMessage(messages.noneFound)}
            </EmptyState>
          )
        }
      />
      <Pages list={players} href={hrefOf} />
      {changed && <PlayerDialog key={changed.id} organisationId={organisationId} player={changed} onClose={() => setChanged(null)} />}
    </div>
  );
}

function PlayerMenu({ player: { id, name }, onChange }: { player: Player; onChange: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutate, isPending } = useWrite('updatePlayer', { invalidates: ['listPlayers'] });
  const onError = (error: unknown) => toast.error(errorMessage(intl, error));
  const archive = () =>
    mutate(
      { id, archived: true },
      {
        onError,
        onSuccess: () =>
          toast(formatMessage(messages.archived, { name }), {
            action: { label: formatMessage(messages.bringBack), onClick: () => mutate({ id, archived: false }, { onError }) },
          }),
      },
    );
  return (
    <Menu
      items={[
        { label: formatMessage(messages.change), icon: <Pencil aria-hidden />, onSelect: onChange },
        { label: formatMessage(messages.archive), icon: <Archive aria-hidden />, onSelect: archive },
      ]}
    >
      <Button
        kind="quiet"
        icon={<EllipsisVertical aria-hidden />}
        aria-label={formatMessage(shared.more, { name })}
        state={isPending ? 'busy' : 'ready'}
      />
    </Menu>
  );
}
