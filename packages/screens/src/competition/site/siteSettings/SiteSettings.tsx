import { useState } from 'react';
import { longestNews } from '@oche/api/contract/news';
import type { SiteSettings as Settings } from '@oche/api/contract/site';
import { useRead, useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { FormActions } from '@oche/ui/FormActions';
import { Section } from '@oche/ui/Section';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { useSubmit } from '../../../parts/forms/useSubmit.ts';
import { MarkdownInput } from '../../../parts/markdown/MarkdownInput.tsx';
import { DomainsField, domainFields } from '../../../parts/site/DomainsField.tsx';
import { LogoField } from '../../../parts/site/LogoField.tsx';
import { SiteFields } from '../../../parts/site/SiteFields.tsx';
import { siteFieldMessages } from '../../../parts/site/siteFieldMessages.ts';
import { messages as shared } from '../../parts/messages.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { SiteFrame } from '../SiteFrame.tsx';
import { DomainList } from './DomainList.tsx';
import { messages } from './messages.ts';
import { NavigationFields } from './NavigationFields.tsx';
import { page } from './page.ts';
import { Preview } from './Preview.tsx';
import { settingsErrors, settingsInput, valuesOf, type SettingsValues } from './settingsValues.ts';
import { SponsorFields } from './SponsorFields.tsx';

/** The settings of the public site of a competition, which hold for all its seasons. Only administrators change the logo and the host names. */
export function SiteSettings() {
  const { managed } = usePage(page);
  return (
    <SiteFrame managed={managed} part="siteSettings">
      {(season) => <Loaded season={season} />}
    </SiteFrame>
  );
}

function Loaded({ season }: { season: SeasonOfPage }) {
  const settings = useRead('getSite', { organisationId: season.organisation.id });
  return <SettingsForm season={season} settings={settings} />;
}

function SettingsForm({ season, settings }: { season: SeasonOfPage; settings: Settings }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const organisationId = season.organisation.id;
  const isAdmin = season.role === 'admin';
  const { mutateAsync: updateSite } = useWrite('updateSite');
  const [values, setValues] = useState(() => valuesOf(settings));
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => settingsErrors(values),
    send: async () => setValues(valuesOf(await updateSite({ organisationId, ...settingsInput(values, isAdmin) }))),
  });
  const onChange = (change: Partial<SettingsValues>, ...fields: string[]) => {
    setValues((previous) => ({ ...previous, ...change }));
    touch(...fields);
  };
  const saved = settings.domains.some(({ isConnected }) => isConnected) ? words.saved : messages.savedWithoutAddress;
  const message = { clean: '', saving: '', dirty: formatMessage(shared.notSaved), saved: formatMessage(saved), failed: '' }[state];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 pt-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <form noValidate onSubmit={onSubmit} className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-8">
        <p className="text-body-small text-ink-2">{formatMessage(messages.forAll)}</p>
        <FormError error={error} />
        <TextField
          label={formatMessage(words.name)}
          maxLength={120}
          autoComplete="off"
          value={values.name}
          onValueChange={(name) => onChange({ name }, 'name')}
          error={fieldMessage(intl, fieldErrors['name'], { too_small: shared.nameMissing })}
        />
        {isAdmin && <LogoField organisation={settings.organisation} />}
        <SiteFields
          values={values.site}
          onChange={(field, site) => onChange({ site }, field === 'contactEmail' ? 'contact_email' : field)}
          errorOf={(name, errorTexts) => fieldMessage(intl, fieldErrors[name], errorTexts)}
        />
        <NavigationFields items={values.navigation} onChange={(navigation) => onChange({ navigation }, 'navigation')} />
        <SponsorFields
          {...{ organisationId, fieldErrors }}
          sponsors={values.sponsors}
          onChange={(sponsors, ...fields) => onChange({ sponsors }, ...fields)}
        />
        <Section title={formatMessage(messages.texts)} rule>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4">
            <MarkdownInput
              label={formatMessage(messages.helpText)}
              {...{ organisationId, maxLength: longestNews, rows: 6 }}
              value={values.helpText}
              onValueChange={(helpText) => onChange({ helpText }, 'help_text')}
              error={fieldMessage(intl, fieldErrors['help_text'])}
            />
            <MarkdownInput
              label={formatMessage(messages.rulesText)}
              {...{ organisationId, maxLength: longestNews, rows: 6 }}
              value={values.rulesText}
              onValueChange={(rulesText) => onChange({ rulesText }, 'rules_text')}
              error={fieldMessage(intl, fieldErrors['rules_text'])}
            />
          </div>
        </Section>
        <Checkbox
          label={formatMessage(messages.search)}
          hint={formatMessage(messages.searchHint)}
          checked={values.isIndexable}
          onCheckedChange={(isIndexable) => onChange({ isIndexable }, 'is_indexable')}
        />
        <Section title={formatMessage(siteFieldMessages.domains)} rule>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4">
            {isAdmin ? (
              <DomainsField
                value={values.domains}
                onValueChange={(domains) => onChange({ domains }, ...domainFields(fieldErrors))}
                fieldErrors={fieldErrors}
                notConnected={settings.domains.filter(({ isConnected }) => !isConnected).map(({ domain }) => domain)}
              />
            ) : (
              <DomainList domains={settings.domains} />
            )}
          </div>
        </Section>
        <FormActions state={state} submit={formatMessage(words.save)} submitting={formatMessage(words.saving)} message={message} />
      </form>
      <Preview values={values} logo={settings.organisation.logo} />
    </div>
  );
}
