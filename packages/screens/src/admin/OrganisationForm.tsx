import { useState } from 'react';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { FormActions } from '@oche/ui/FormActions';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../shell/errorMessage.ts';
import { FormError } from '../parts/forms/FormError.tsx';
import { TimeZoneField } from '../parts/forms/TimeZoneField.tsx';
import { useSubmit, type FieldErrors } from '../parts/forms/useSubmit.ts';
import { words } from '../shell/words.ts';
import { messages as shared } from './messages.ts';
import { DomainsField, domainFields, domainsOf } from '../parts/site/DomainsField.tsx';
import { organisationMessages as messages } from './organisationMessages.ts';
import { SiteFields, validateSite, type SiteValues } from '../parts/site/SiteFields.tsx';

/** The values of the form. `slug` is null for a new organisation, `site` is null if the form has no fields for it. */
export type OrganisationValues = { name: string; slug: string | null; timeZone: string; domains: string[]; site: SiteValues | null };

type OrganisationFormProps = {
  initial: OrganisationValues;
  /** Host names to which the server does not respond yet. */
  notConnected?: readonly string[];
  submit: string;
  submitting: string;
  onSend: (values: OrganisationValues) => Promise<unknown>;
};

/** The form for a competition or a club. */
export function OrganisationForm({ initial, notConnected = [], submit, submitting, onSend }: OrganisationFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [values, setValues] = useState({ ...initial, domains: initial.domains.join('\n') });
  const { slug, site } = values;
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: (): FieldErrors => ({ ...(!values.name.trim() && { name: 'too_small' }), ...(site && validateSite(site)) }),
    send: () => onSend({ ...values, domains: domainsOf(values.domains) }),
  });
  const field = (name: 'name' | 'slug', errorTexts: Record<string, Message>) => ({
    value: values[name] ?? '',
    onValueChange: (value: string) => {
      setValues((previous) => ({ ...previous, [name]: value }));
      touch(name);
    },
    error: fieldMessage(intl, fieldErrors[name], errorTexts),
  });
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(words.saved), failed: '' }[state];
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid max-w-[40rem] gap-6">
      <FormError error={error} />
      <TextField
        label={formatMessage(words.name)}
        maxLength={120}
        autoComplete="off"
        {...field('name', { too_small: messages.nameMissing })}
      />
      {slug !== null && (
        <TextField
          label={formatMessage(messages.slug)}
          hint={formatMessage(messages.slugHint)}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('slug', { taken: messages.slugTaken, invalid_format: messages.slugInvalid })}
        />
      )}
      <TimeZoneField
        value={values.timeZone}
        onValueChange={(timeZone) => {
          setValues((previous) => ({ ...previous, timeZone }));
          touch('time_zone');
        }}
        error={fieldMessage(intl, fieldErrors['time_zone'])}
      />
      <DomainsField
        value={values.domains}
        onValueChange={(domains) => {
          setValues((previous) => ({ ...previous, domains }));
          touch(...domainFields(fieldErrors));
        }}
        {...{ fieldErrors, notConnected }}
      />
      {site && (
        <SiteFields
          values={site}
          onChange={(field, changed) => {
            setValues((previous) => ({ ...previous, site: changed }));
            touch(field === 'contactEmail' ? 'contact_email' : field);
          }}
          errorOf={(name, errorTexts) => fieldMessage(intl, fieldErrors[name], errorTexts)}
        />
      )}
      <FormActions state={state} submit={submit} submitting={submitting} message={message} />
    </form>
  );
}
