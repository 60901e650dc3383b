import type { ReactNode } from 'react';
import type { EventBoard } from '@oche/api/contract/place';
import { useWrite } from '@oche/api/query';
import { formatResult } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Link } from '@oche/ui/Link';
import { ScrollArea } from '@oche/ui/ScrollArea';
import { Switch } from '@oche/ui/Switch';
import { Table } from '@oche/ui/Table';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { callText } from '../../../parts/game/boardCallText.ts';
import { versusText } from '../../../parts/game/slotText.ts';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { BoardActions } from '../../../parts/boards/BoardActions.tsx';
import { BoardCell } from '../../../parts/boards/BoardCell.tsx';
import { messages as boardWords } from '../../../parts/boards/boardMessages.ts';
import { boardName } from '../../../parts/boards/boardName.ts';
import { TabletState } from '../../../parts/boards/TabletState.tsx';
import { messages } from './messages.ts';

/** The table of an event's boards: tablet, game, and whether the board is reserved. */
export function BoardsOfEvent({ eventId, boards, empty }: { eventId: string; boards: readonly EventBoard[]; empty: ReactNode }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <ScrollArea label={formatMessage(words.board)}>
      <Table
        caption={formatMessage(words.boards)}
        rows={boards}
        rowKey={({ board }) => board.id}
        rowTone={({ board }) => (board.outOfOrder ? 'warning' : undefined)}
        density="comfortable"
        empty={empty}
        columns={[
          {
            key: 'board',
            head: formatMessage(words.board),
            as: 'name',
            cell: (row) => (
              <>
                <BoardCell board={row.board} />
                {row.call && (
                  <span className="mt-1 block sm:pl-13.5">
                    <Badge meaning="warning">{callText(intl, row.call, row.game)}</Badge>
                  </span>
                )}
                <span className="mt-1 block font-[400] sm:pl-13.5 md:hidden">
                  <GameOn {...row} />
                </span>
                <span className="block sm:hidden">
                  <TabletState board={row.board} />
                </span>
              </>
            ),
          },
          { key: 'tablet', head: formatMessage(boardWords.tablet), from: 'sm', cell: ({ board }) => <TabletState board={board} /> },
          { key: 'game', head: formatMessage(messages.gameNow), from: 'md', cell: (row) => <GameOn {...row} /> },
          {
            key: 'reserved',
            head: formatMessage(messages.reserved),
            align: 'right',
            className: 'w-px',
            cell: (row) => <Reserve eventId={eventId} {...row} />,
          },
          {
            key: 'more',
            head: <span className="sr-only">{formatMessage(shared.actions)}</span>,
            align: 'right',
            className: 'w-11',
            cell: ({ board }) => <BoardActions board={board} />,
          },
        ]}
      />
    </ScrollArea>
  );
}

/** The game on a board with its score, or the next game of a free board. */
function GameOn({ game, next }: EventBoard) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  if (!game)
    return (
      <>
        <span className="text-ink-3">{formatMessage(messages.free)}</span>
        {next && (
          <span className="block text-body-small text-ink-3 wrap-anywhere">
            {formatMessage(messages.next, { game: versusText(intl, next) })}
          </span>
        )}
      </>
    );
  return (
    <span className="block py-1">
      <Link href={href('live', { id: game.id })} className="wrap-anywhere hover:underline">
        {versusText(intl, game)}
      </Link>
      {game.live ? (
        <span className="block text-body-small text-ink-3 tabular">
          {formatMessage(messages.legs, { result: formatResult(locale, game.live.legs[0] ?? 0, game.live.legs[1] ?? 0) })}
        </span>
      ) : (
        <span className="block">
          <Badge meaning="warning">{formatMessage(messages.called)}</Badge>
        </span>
      )}
    </span>
  );
}

function Reserve({ eventId, board, reserved }: EventBoard & { eventId: string }) {
  const intl = useIntl();
  const { mutate, isPending, error, variables } = useWrite('reserveBoard');
  return (
    <Switch
      label={intl.formatMessage(messages.reserve, { board: boardName(intl, board) })}
      labelHidden
      checked={isPending ? variables.reserved : reserved}
      pending={isPending}
      {...(error && { error: errorMessage(intl, error) })}
      onCheckedChange={(next) => mutate({ id: eventId, boardId: board.id, reserved: next })}
    />
  );
}
