import { useState } from 'react';
import { useRead, useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { WhileOpen } from '../../parts/WhileOpen.tsx';
import { messages } from '../formMessages.ts';
import { GroupForm } from '../GroupForm.tsx';
import { createInput, newGroup } from '../groupValues.ts';
import { page } from './page.ts';

/** Creates a division or a cup. It starts with the games and rules of the lowest division. */
export function GroupCreate() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('groupsManage', seasonOfPage(managed).params), label: formatMessage(shared.groups) };
  return (
    <SeasonFrame managed={managed} tab="groupsManage" header={{ title: formatMessage(messages.createTitle), back }}>
      {(season) => (
        <WhileOpen season={season}>
          <NewGroup season={season} />
        </WhileOpen>
      )}
    </SeasonFrame>
  );
}

function NewGroup({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const groups = useRead('listSeasonGroups', { seasonId: season.id });
  const { mutateAsync: createGroup } = useWrite('createGroup');
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  const [initial] = useState(() => newGroup(groups));
  return (
    <GroupForm
      isNew
      initial={initial}
      submit={formatMessage(messages.create)}
      onSend={async (values) => {
        const { name, slug } = await createGroup({ id, seasonId: season.id, ...createInput(values) });
        toast.success(formatMessage(messages.created, { name }));
        navigate(href('groupManage', { ...season.params, group_slug: slug }));
      }}
    />
  );
}
