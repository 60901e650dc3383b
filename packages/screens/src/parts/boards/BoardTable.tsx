import type { Location } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { Table } from '@oche/ui/Table';
import { words } from '../../shell/words.ts';
import { BoardActions } from './BoardActions.tsx';
import { BoardCell } from './BoardCell.tsx';
import { messages } from './boardMessages.ts';
import { TabletState } from './TabletState.tsx';

/** The boards of a location with their tablets, and what an organiser does with them. */
export function BoardTable({ location: { name, boards } }: { location: Pick<Location, 'name' | 'boards'> }) {
  const { formatMessage } = useIntl();
  return (
    <Table
      caption={name}
      rows={boards}
      rowKey={(board) => board.id}
      density="comfortable"
      columns={[
        { key: 'board', head: formatMessage(words.board), as: 'name', cell: (board) => <BoardCell board={board} /> },
        { key: 'tablet', head: formatMessage(messages.tablet), cell: (board) => <TabletState board={board} /> },
        {
          key: 'more',
          head: <span className="sr-only">{formatMessage(messages.actions)}</span>,
          align: 'right',
          className: 'w-11',
          cell: (board) => <BoardActions board={board} />,
        },
      ]}
    />
  );
}
