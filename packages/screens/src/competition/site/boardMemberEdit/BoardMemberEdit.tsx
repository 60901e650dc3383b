import { useState } from 'react';
import type { BoardMember } from '@oche/api/contract/boardMember';
import { useRead, useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHost } from '../../../shell/host.tsx';
import { NotFound } from '../../../shell/NotFound.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { BoardMemberForm, boardMemberInput, valuesOf } from '../BoardMemberForm.tsx';
import { boardMessages } from '../boardMessages.ts';
import { messages } from '../messages.ts';
import { WhileEditable } from '../WhileEditable.tsx';
import { page } from './page.ts';

/** Edits a board member, or removes them from the board. */
export function BoardMemberEdit() {
  const { managed, params } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('boardMembersManage', seasonOfPage(managed).params), label: formatMessage(messages.board) };
  return (
    <SeasonFrame managed={managed} tab="newsManage" header={{ title: formatMessage(boardMessages.editTitle), back }}>
      {(season) => (
        <WhileEditable season={season}>
          <Found season={season} id={params.id} />
        </WhileEditable>
      )}
    </SeasonFrame>
  );
}

function Found({ season, id }: { season: SeasonOfPage; id: string }) {
  const member = useRead('listBoardMembers', { seasonId: season.id }).find((each) => each.id === id);
  return member ? <EditForm season={season} member={member} /> : <NotFound />;
}

function EditForm({ season, member }: { season: SeasonOfPage; member: BoardMember }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const { mutateAsync: updateBoardMember } = useWrite('updateBoardMember');
  const [initial] = useState(() => valuesOf(member));
  return (
    <>
      <BoardMemberForm
        season={season}
        initial={initial}
        submit={formatMessage(words.save)}
        onSend={async (values) => {
          await updateBoardMember({ id: member.id, ...boardMemberInput(values) });
          toast.success(formatMessage(words.saved));
          navigate(href('boardMembersManage', season.params));
        }}
      />
      <RemoveMember season={season} member={member} />
    </>
  );
}

function RemoveMember({ season, member: { id, name } }: { season: SeasonOfPage; member: BoardMember }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { navigate } = useHost();
  const { mutate, isPending } = useWrite('deleteBoardMember');
  return (
    <div className="mt-10 max-w-[40rem] border-t border-line pt-4">
      <ConfirmDialog
        trigger={<Button kind="quiet">{formatMessage(boardMessages.remove)}</Button>}
        title={formatMessage(boardMessages.removeTitle, { name })}
        description={formatMessage(boardMessages.removeMeans)}
        confirm={formatMessage(words.remove)}
        cancel={formatMessage(words.cancel)}
        danger
        busy={isPending}
        onConfirm={() =>
          mutate(
            { id },
            {
              onSuccess: () => navigate(href('boardMembersManage', season.params), { replace: true }),
              onError: (error) => toast.error(errorMessage(intl, error)),
            },
          )
        }
      />
    </div>
  );
}
