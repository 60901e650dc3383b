import { useState } from 'react';
import type { ManagedCompetition } from '@oche/api/contract/managedCompetition';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { FormActions } from '@oche/ui/FormActions';
import { Select } from '@oche/ui/Select';
import { toast } from '@oche/ui/Toaster';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { localNow } from '../../parts/forms/timeZones.ts';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { notCopied, proposeSeason } from './newSeason.ts';
import { messages } from './newSeasonMessages.ts';
import { datesErrors, SeasonDates } from './SeasonDates.tsx';

/** The form of a new season, with a proposal. It then opens the new season, which is a draft. */
export function NewSeason({ managed: { organisation, seasons } }: { managed: ManagedCompetition }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { navigate } = useHost();
  const href = useHref();
  const { mutateAsync: createSeason } = useWrite('createSeason');
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  const [values, setValues] = useState(() => proposeSeason(seasons, localNow(organisation.timeZone).slice(0, 10)));
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => datesErrors(values),
    send: async () => {
      const { copiedFrom, ...input } = values;
      const season = await createSeason({
        ...{ id, organisationId: organisation.id, ...input },
        ...(copiedFrom !== notCopied && { copiedFrom }),
      });
      toast.success(formatMessage(messages.created, { name: season.name }));
      navigate(href('seasonManage', { org_slug: organisation.slug, season_slug: season.slug }));
    },
  });
  const onChange = (change: Partial<typeof values>, field: string) => {
    setValues((previous) => ({ ...previous, ...change }));
    touch(field);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] gap-6">
      <FormError error={error} />
      <SeasonDates values={values} onChange={onChange} fieldErrors={fieldErrors} />
      {seasons.length > 0 && (
        <Select
          label={formatMessage(messages.copiedFrom)}
          hint={formatMessage(messages.copiedFromHint)}
          value={values.copiedFrom}
          onValueChange={(copiedFrom) => onChange({ copiedFrom }, 'copied_from')}
          error={fieldMessage(intl, fieldErrors['copied_from'])}
          options={[
            ...seasons.map(({ id: value, name }) => ({ value, label: formatMessage(messages.sameAs, { name }) })),
            { value: notCopied, label: formatMessage(messages.usualRules) },
          ]}
        />
      )}
      <FormActions state={state} submit={formatMessage(messages.create)} submitting={formatMessage(words.saving)} />
    </form>
  );
}
