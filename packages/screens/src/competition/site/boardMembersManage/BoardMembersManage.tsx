import { useState } from 'react';
import type { BoardMember } from '@oche/api/contract/boardMember';
import { useFile } from '@oche/api/provider';
import { useRead, useWrite } from '@oche/api/query';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { toast } from '@oche/ui/Toaster';
import { UserRound } from 'lucide-react';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { boardMessages } from '../boardMessages.ts';
import { messages as shared } from '../messages.ts';
import { messages as orderMessages } from '../../../parts/order/messages.ts';
import { moved, MoveButtons } from '../../../parts/order/MoveButtons.tsx';
import { SiteFrame } from '../SiteFrame.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The board of a season in its order. */
export function BoardMembersManage() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const { params, state } = seasonOfPage(managed);
  return (
    <SiteFrame
      managed={managed}
      part="boardMembersManage"
      actions={
        state !== 'archived' && (
          <Button asChild kind="primary">
            <Link href={href('boardMemberCreate', params)}>{formatMessage(boardMessages.createTitle)}</Link>
          </Button>
        )
      }
    >
      {(season) => <Board season={season} />}
    </SiteFrame>
  );
}

function Board({ season }: { season: SeasonOfPage }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const board = useRead('listBoardMembers', { seasonId: season.id });
  const { mutate } = useWrite('orderBoardMembers');
  // The new order until the response to the read contains it.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const shown = order ? order.flatMap((id) => board.find((member) => member.id === id) ?? []) : board;
  const onMove = (from: number, to: number) => {
    const ids = moved(shown, from, to).map(({ id }) => id);
    setOrder(ids);
    setAnnouncement(
      formatMessage(orderMessages.moved, {
        name: shown[from]!.name,
        place: formatNumber(locale, to + 1),
        count: formatNumber(locale, shown.length),
      }),
    );
    mutate({ seasonId: season.id, ids }, { onSettled: () => setOrder(null), onError: (error) => toast.error(errorMessage(intl, error)) });
  };
  if (board.length === 0) return <EmptyState className="mt-7">{formatMessage(messages.none)}</EmptyState>;
  return (
    <div className="max-w-[46rem] pt-7">
      <ol aria-label={formatMessage(shared.board)} className="border-t-2 border-rule">
        {shown.map((member, at) => (
          <li key={member.id} className="flex items-center gap-4 border-b border-line py-2">
            <Member season={season} member={member} />
            {season.state !== 'archived' && <MoveButtons name={member.name} at={at} count={shown.length} onMove={(to) => onMove(at, to)} />}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function Member({ season, member: { id, name, office, email, phone, picture } }: { season: SeasonOfPage; member: BoardMember }) {
  const href = useHref();
  const src = useFile(picture);
  const contact = [email, phone].filter((each) => each !== null).join(', ');
  const text = (
    <>
      <span className="block text-name">{name}</span>
      <span className="block text-body-small text-ink-2">{office}</span>
      {contact !== '' && <span className="block text-body-small text-ink-3">{contact}</span>}
    </>
  );
  return (
    <>
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-ink-3">
        {src === null ? <UserRound aria-hidden className="size-6" /> : <img src={src} alt="" className="size-full object-cover" />}
      </span>
      {season.state === 'archived' ? (
        <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
      ) : (
        <Link href={href('boardMemberEdit', { ...season.params, id })} className="min-w-0 flex-1 py-1 wrap-anywhere hover:underline">
          {text}
        </Link>
      )}
    </>
  );
}
