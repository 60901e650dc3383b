import { useState } from 'react';
import type { Organisation } from '@oche/api/contract/account';
import type { RankingScheme } from '@oche/api/contract/ranking';
import { useCall, useRead, useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { FormActions } from '@oche/ui/FormActions';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { toast } from '@oche/ui/Toaster';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { ManagePage } from '../../parts/ManagePage.tsx';
import { messages as shared } from '../messages.ts';
import { checkSettings, SettingsFields, type SettingsValues } from '../SettingsFields.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { presetNames, presets, type Preset } from './presets.ts';

/** Creates a ranking from the points of a real organiser, from a ranking of the club, or empty. Then its points can be edited. */
export function RankingCreate() {
  const { user } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <ManagePage
      user={user}
      title={formatMessage(shared.newRanking)}
      back={{ href: href('rankingsManage'), label: formatMessage(words.rankings) }}
    >
      {(club) => <CreateForm club={club} />}
    </ManagePage>
  );
}

function CreateForm({ club }: { club: Organisation }) {
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const call = useCall();
  const { mutateAsync } = useWrite('createRanking');
  const own = useRead('listManagedRankings', { organisationId: club.id });
  const [values, setValues] = useState<SettingsValues>({ name: '', description: '', visibility: 'public' });
  // The id makes the request idempotent: a retry after a lost response creates nothing twice.
  const [newId] = useState(() => uuidv7(Date.now(), randomBytes()));
  /** a preset, or the id of a ranking to copy */
  const [start, setStart] = useState<string>('cavemen');
  const isPreset = (value: string): value is Preset => Object.hasOwn(presets, value);
  // The presets keep to the limits of the contract, whose criteria are fewer than those of the rules.
  const schemeOf = async () =>
    isPreset(start) ? (presets[start] as unknown as RankingScheme) : (await call('getManagedRanking', { id: start })).scheme;
  const form = useSubmit({
    check: () => checkSettings(values),
    send: async () => {
      const { id } = await mutateAsync({
        ...values,
        id: newId,
        organisationId: club.id,
        name: values.name.trim(),
        scheme: await schemeOf(),
      });
      toast.success(formatMessage(messages.created));
      navigate(href('rankingEdit', { id }));
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid max-w-measure gap-6 pt-4">
      <FormError error={form.error} />
      <SettingsFields
        values={values}
        fieldErrors={form.fieldErrors}
        onChange={(field, value) => {
          setValues({ ...values, [field]: value });
          form.touch(field);
        }}
      />
      <div>
        <RadioGroup
          label={formatMessage(messages.start)}
          look="cards"
          value={start}
          onValueChange={setStart}
          options={[
            ...presetNames.map((preset) => ({
              value: preset,
              label: formatMessage(messages.preset, { preset }),
              hint: formatMessage(messages.presetMeans, { preset }),
            })),
            ...own.items.map(({ id, name }) => ({
              value: id,
              label: formatMessage(messages.copy, { name }),
              hint: formatMessage(messages.copyMeans),
            })),
          ]}
        />
        <p className="pt-2 text-body-small text-ink-3">{formatMessage(messages.startHint)}</p>
      </div>
      <FormActions state={form.state} submit={formatMessage(messages.create)} submitting={formatMessage(messages.creating)} />
    </form>
  );
}
