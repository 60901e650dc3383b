import { useState } from 'react';
import type { ManagedRanking } from '@oche/api/contract/ranking';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { FormActions } from '@oche/ui/FormActions';
import { toast } from '@oche/ui/Toaster';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { checkSettings, SettingsFields, type SettingsValues } from '../SettingsFields.tsx';
import { messages } from './messages.ts';

/** The name, description and visibility of a ranking, and its end. */
export function Settings({ ranking }: { ranking: ManagedRanking }) {
  const { formatMessage } = useIntl();
  const { mutateAsync } = useWrite('updateRanking');
  const [values, setValues] = useState<SettingsValues>({
    name: ranking.name,
    description: ranking.description,
    visibility: ranking.visibility,
  });
  const form = useSubmit({
    check: () => checkSettings(values),
    send: () => mutateAsync({ id: ranking.id, ...values, name: values.name.trim() }),
  });
  return (
    <div className="grid max-w-measure gap-10 pt-6">
      <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <FormError error={form.error} />
        <SettingsFields
          values={values}
          fieldErrors={form.fieldErrors}
          onChange={(field, value) => {
            setValues({ ...values, [field]: value });
            form.touch(field);
          }}
        />
        <FormActions
          state={form.state}
          submit={formatMessage(words.save)}
          submitting={formatMessage(words.saving)}
          {...(form.state === 'saved' && { message: formatMessage(words.saved) })}
        />
      </form>
      <DeleteRanking ranking={ranking} />
    </div>
  );
}

function DeleteRanking({ ranking: { id, name } }: { ranking: ManagedRanking }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { navigate } = useHost();
  const href = useHref();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = useWrite('deleteRanking');
  const remove = async () => {
    try {
      await mutateAsync({ id });
      toast.success(formatMessage(messages.deleted));
      navigate(href('rankingsManage'), { replace: true });
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
  };
  return (
    <div className="border-t border-line pt-4">
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button kind="quiet" className="text-danger">
            {formatMessage(messages.delete)}
          </Button>
        }
        title={formatMessage(messages.deleteTitle, { name })}
        description={formatMessage(messages.deleteMeans)}
        confirm={formatMessage(messages.delete)}
        cancel={formatMessage(messages.keep)}
        danger
        busy={isPending}
        typeToConfirm={{ label: formatMessage(messages.deleteTyped), name }}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
