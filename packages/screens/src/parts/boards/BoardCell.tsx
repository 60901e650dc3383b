import type { Board } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { messages } from './boardMessages.ts';
import { boardName } from './boardName.ts';

/** Number and name of a board, with a badge if it is out of order. */
export function BoardCell({ board }: { board: Board }) {
  const intl = useIntl();
  return (
    <span className="flex items-center gap-3.5">
      <span
        aria-hidden
        className={`grid size-10 shrink-0 max-[16rem]:hidden place-items-center rounded-ring text-[1.125rem] font-[750] tabular font-stretch-[84%] inset-ring-[3px] ${board.outOfOrder ? 'text-ink-3 inset-ring-line' : 'inset-ring-ink'}`}
      >
        {board.number}
      </span>
      <span className="flex flex-wrap items-center gap-x-3">
        {boardName(intl, board)}
        {board.outOfOrder && <Badge meaning="danger">{intl.formatMessage(messages.outOfOrder)}</Badge>}
      </span>
    </span>
  );
}
