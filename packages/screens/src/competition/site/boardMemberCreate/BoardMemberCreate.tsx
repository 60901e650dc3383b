import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { BoardMemberForm, boardMemberInput, newBoardMember } from '../BoardMemberForm.tsx';
import { boardMessages } from '../boardMessages.ts';
import { messages } from '../messages.ts';
import { WhileEditable } from '../WhileEditable.tsx';
import { page } from './page.ts';

/** Adds a member at the end of the board. */
export function BoardMemberCreate() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('boardMembersManage', seasonOfPage(managed).params), label: formatMessage(messages.board) };
  return (
    <SeasonFrame managed={managed} tab="newsManage" header={{ title: formatMessage(boardMessages.createTitle), back }}>
      {(season) => (
        <WhileEditable season={season}>
          <NewMember season={season} />
        </WhileEditable>
      )}
    </SeasonFrame>
  );
}

function NewMember({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const { mutateAsync: createBoardMember } = useWrite('createBoardMember');
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  return (
    <BoardMemberForm
      season={season}
      initial={newBoardMember}
      submit={formatMessage(boardMessages.add)}
      onSend={async (values) => {
        await createBoardMember({ id, seasonId: season.id, ...boardMemberInput(values) });
        navigate(href('boardMembersManage', season.params));
      }}
    />
  );
}
