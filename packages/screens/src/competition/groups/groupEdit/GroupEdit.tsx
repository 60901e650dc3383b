import { useState } from 'react';
import type { SeasonGroup } from '@oche/api/contract/group';
import { isPublished } from '@oche/api/contract/season';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { GroupFrame } from '../../parts/GroupFrame.tsx';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { WhileOpen } from '../../parts/WhileOpen.tsx';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { PlaceChanges } from '../../parts/PlaceChanges.tsx';
import { messages as placeMessages } from '../../parts/placeMessages.ts';
import { messages } from '../formMessages.ts';
import { GroupForm } from '../GroupForm.tsx';
import { changesRules, updateInput, valuesOf, type GroupValues } from '../groupValues.ts';
import { page } from './page.ts';

/** Edits a division or a cup, or deletes it. New rules need a reason while the season runs. */
export function GroupEdit() {
  const { managed } = usePage(page);
  return (
    <GroupFrame managed={managed}>
      {(season, group) => (
        <WhileOpen season={season}>
          <EditForm season={season} group={group} />
        </WhileOpen>
      )}
    </GroupFrame>
  );
}

type EditProps = { season: SeasonOfPage; group: SeasonGroup };

function EditForm({ season, group }: EditProps) {
  const { formatMessage } = useIntl();
  const { mutateAsync: updateGroup } = useWrite('updateGroup');
  const [initial] = useState(() => valuesOf(group));
  // The form keeps its values when the group changes on the server, so the server has to compare.
  const [version, setVersion] = useState(group.version);
  return (
    <GroupForm
      initial={initial}
      isPublished={isPublished(season)}
      needsReason={(values) => isPublished(season) && changesRules(values, group)}
      submit={formatMessage(words.save)}
      onSend={async (values) => setVersion((await updateGroup({ ...updateInput(values, group), version })).version)}
      preview={(values) => <RulesPreview key={JSON.stringify({ ...values, reason: '' })} group={group} values={values} />}
      footer={<DeleteGroup season={season} group={group} />}
    />
  );
}

/** Shows on request what the rules of the form would change in the table. */
function RulesPreview({ group, values }: { group: SeasonGroup; values: GroupValues }) {
  const { formatMessage } = useIntl();
  const { mutate, data, isPending, error } = useWrite('previewGroupRules');
  const { rules } = updateInput(values, group);
  if (group.kind !== 'league' || !rules) return null;
  if (data) return <PlaceChanges changes={data} />;
  return (
    <div className="grid gap-3">
      <FormError error={error ?? undefined} />
      <div>
        <Button state={isPending ? 'busy' : 'ready'} onClick={() => mutate({ id: group.id, rules })}>
          {formatMessage(placeMessages.show)}
        </Button>
      </div>
    </div>
  );
}

function DeleteGroup({ season, group: { id, name } }: EditProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { navigate } = useHost();
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useWrite('deleteGroup');
  return (
    <div>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        trigger={<Button kind="quiet">{formatMessage(messages.remove, { name })}</Button>}
        title={formatMessage(messages.removeTitle, { name })}
        description={formatMessage(messages.removeMeans)}
        confirm={formatMessage(messages.remove, { name })}
        cancel={formatMessage(words.cancel)}
        danger
        busy={isPending}
        onConfirm={() =>
          mutate(
            { id },
            {
              onSuccess: () => navigate(href('groupsManage', season.params)),
              onError: (error) => toast.error(errorMessage(intl, error, { 'has-dependents': messages.hasDependents })),
            },
          )
        }
      />
    </div>
  );
}
