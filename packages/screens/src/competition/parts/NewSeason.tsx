import { useState } from 'react';
import type { ManagedCompetition } from '@oche/api/contract/managedCompetition';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { FormActions } from '@oche/ui/FormActions';
import { Select } from '@oche/ui/Select';
import { Skeleton } from '@oche/ui/Skeleton';
import { Switch } from '@oche/ui/Switch';
import { toast } from '@oche/ui/Toaster';
import { Boundary } from '../../shell/Boundary.tsx';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { localNow } from '../../parts/forms/timeZones.ts';
import { useSubmit } from '../../parts/forms/useSubmit.ts';
import { holidaysIn, notCopied, proposeSeason } from './newSeasonInput.ts';
import { messages } from './newSeasonMessages.ts';
import { RollOver, type CopiedTeam } from './RollOver.tsx';
import { messages as rollOverMessages } from './rollOverMessages.ts';
import { datesErrors, SeasonDates } from './SeasonDates.tsx';

/** The form of a new season, with a proposal. It then opens the new season, which is a draft. */
export function NewSeason({ managed: { organisation, seasons } }: { managed: ManagedCompetition }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const day = (of: string) => formatPlanned(locale, of, 'date');
  const { navigate } = useHost();
  const href = useHref();
  const { mutateAsync: createSeason } = useWrite('createSeason');
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  const [values, setValues] = useState(() => proposeSeason(seasons, localNow(organisation.timeZone).slice(0, 10)));
  const [copies, setCopies] = useState({ withTeams: true, withRosters: true, withBoard: true });
  const [teams, setTeams] = useState<readonly CopiedTeam[]>([]);
  /** the first days of the holidays on which the league plays */
  const [played, setPlayed] = useState<readonly string[]>([]);
  const holidays = holidaysIn(values);
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: () => datesErrors(values),
    send: async () => {
      const { copiedFrom, ...input } = values;
      const isCopied = copiedFrom !== notCopied;
      const season = await createSeason({
        ...{ id, organisationId: organisation.id, ...input },
        ...(isCopied && { copiedFrom }),
        blockedDates: holidays
          .filter(({ from }) => !played.includes(from))
          .map(({ name, ...days }) => ({ ...days, reason: formatMessage(messages.holiday, { name }) })),
        ...(isCopied && copies.withTeams && { copy: { teams: [...teams], withRosters: copies.withRosters, withBoard: copies.withBoard } }),
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
      <SeasonDates values={values} onChange={onChange} fieldErrors={fieldErrors} seasons={seasons} />
      {holidays.length > 0 && (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="text-label">{formatMessage(messages.holidays)}</legend>
          <p className="text-body-small text-ink-2">{formatMessage(messages.holidaysHint)}</p>
          {holidays.map(({ name, from, to }) => (
            <Checkbox
              key={from}
              label={formatMessage(messages.holidayDays, { name: formatMessage(messages.holiday, { name }), from: day(from), to: day(to) })}
              checked={!played.includes(from)}
              onCheckedChange={(isBlocked) => setPlayed(isBlocked ? played.filter((other) => other !== from) : [...played, from])}
            />
          ))}
        </fieldset>
      )}
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
      {values.copiedFrom !== notCopied && (
        <div className="grid gap-2">
          {(['withTeams', 'withRosters', 'withBoard'] as const)
            .filter((copied) => copied === 'withTeams' || copies.withTeams)
            .map((copied) => (
              <Switch
                key={copied}
                label={formatMessage(rollOverMessages[copied])}
                checked={copies[copied]}
                onCheckedChange={(checked) => setCopies({ ...copies, [copied]: checked })}
              />
            ))}
          {copies.withTeams && (
            <div className="pt-4">
              <Boundary skeleton={<Skeleton shape="row" count={8} />}>
                <RollOver key={values.copiedFrom} seasonId={values.copiedFrom} onTeamsChange={setTeams} />
              </Boundary>
            </div>
          )}
        </div>
      )}
      <FormActions state={state} submit={formatMessage(messages.create)} submitting={formatMessage(words.saving)} />
    </form>
  );
}
