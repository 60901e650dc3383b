import { useState } from 'react';
import type { SeasonDetails } from '@oche/api/contract/season';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { FormActions } from '@oche/ui/FormActions';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { NotFound } from '../../../shell/NotFound.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { messages as shared } from '../../parts/messages.ts';
import { SeasonDates } from '../../parts/SeasonDates.tsx';
import { SeasonFrame, seasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { SeasonRuleFields } from './SeasonRuleFields.tsx';
import { seasonErrors, seasonInput, valuesOf, type SeasonValues } from './seasonValues.ts';

/** Edits name, address, days and rules of a season, which may be another one than the season of the page. */
export function SeasonEdit() {
  const { managed, params } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const edited = managed.seasons.find(({ slug }) => slug === params.manage_season_slug);
  if (!edited) return <NotFound />;
  const back = { href: href('seasonsManage', seasonOfPage(managed).params), label: formatMessage(shared.seasons) };
  return (
    <SeasonFrame managed={managed} tab="seasonsManage" header={{ title: formatMessage(messages.title), description: edited.name, back }}>
      {() =>
        edited.state === 'archived' ? (
          <EmptyState className="mt-7">{formatMessage(shared.archivedMeans)}</EmptyState>
        ) : (
          <EditForm key={edited.id} edited={edited} seasons={managed.seasons} />
        )
      }
    </SeasonFrame>
  );
}

function EditForm({ edited, seasons }: { edited: SeasonDetails; seasons: readonly SeasonDetails[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutateAsync: updateSeason } = useWrite('updateSeason');
  const [values, setValues] = useState(() => valuesOf(edited));
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => seasonErrors(values),
    send: () => updateSeason({ id: edited.id, ...seasonInput(values) }),
  });
  const onChange = (change: Partial<SeasonValues>, ...fields: string[]) => {
    setValues((previous) => ({ ...previous, ...change }));
    touch(...fields);
  };
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(words.saved), failed: '' }[state];
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-6">
      <FormError error={error} />
      <SeasonDates values={values} onChange={onChange} fieldErrors={fieldErrors} seasons={seasons.filter(({ id }) => id !== edited.id)} />
      <TextField
        label={formatMessage(messages.slug)}
        hint={formatMessage(messages.slugHint)}
        maxLength={60}
        autoCapitalize="none"
        value={values.slug}
        onValueChange={(slug) => onChange({ slug }, 'slug')}
        error={fieldMessage(intl, fieldErrors['slug'], { invalid_format: messages.slugInvalid, taken: messages.slugTaken })}
      />
      <SeasonRuleFields values={values} onChange={onChange} fieldErrors={fieldErrors} />
      <FormActions state={state} submit={formatMessage(words.save)} submitting={formatMessage(words.saving)} message={message} />
    </form>
  );
}
