import { useState } from 'react';
import type { Player } from '@oche/api/contract/tournament';
import { useRead } from '@oche/api/query';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Table } from '@oche/ui/Table';
import { Pages } from '../../../parts/forms/Pages.tsx';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { PlayerMenu, type PlayerAction } from './PlayerMenu.tsx';
import { UnlinkDialog } from './UnlinkDialog.tsx';

type AddressBookProps = { organisationId: string; search: string | undefined; page: number; hrefOf: (page: number) => string };

/** The club's players by name, without archived players. */
export function AddressBook({ organisationId, search, page, hrefOf }: AddressBookProps) {
  const { formatMessage, locale } = useIntl();
  const players = useRead('listPlayers', { organisationId, page, ...(search !== undefined && { search }) });
  const [open, setOpen] = useState<{ action: PlayerAction; player: Player } | null>(null);
  const onClose = () => setOpen(null);
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
            cell: ({ name, nickname, club, entries, account, invitation }) => (
              <span className="block py-1 wrap-anywhere">
                {name}
                {nickname && <span className="ml-2 font-[400] text-ink-3">{nickname}</span>}
                {club && <span className="block text-body-small font-[400] text-ink-3 sm:hidden">{club}</span>}
                {account !== null && (
                  <span className="block text-body-small font-[400] text-ink-3">{formatMessage(messages.linkedTo, { account })}</span>
                )}
                {invitation && (
                  <span className="block text-body-small font-[400] text-ink-3">{formatMessage(messages.invited, invitation)}</span>
                )}
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
            cell: (player) => <PlayerMenu player={player} onOpen={(action) => setOpen({ action, player })} />,
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
      {open?.action === 'change' && (
        <PlayerDialog key={open.player.id} organisationId={organisationId} player={open.player} onClose={onClose} />
      )}
      {open?.action === 'link' && <LinkDialog key={open.player.id} player={open.player} onClose={onClose} />}
      {open?.action === 'unlink' && <UnlinkDialog key={open.player.id} player={open.player} onClose={onClose} />}
    </div>
  );
}
