import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { fieldMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';
import { messages as shared } from '../parts/messages.ts';
import { messages as teamMessages } from '../../parts/league/teamMessages.ts';
import { fieldMessages } from '../../parts/forms/fieldMessages.ts';
import { messages } from './formMessages.ts';
import { mostCaptains, noCaptain, type CaptainValues } from './teamValues.ts';

type CaptainFieldsProps = {
  captains: readonly CaptainValues[];
  onChange: (captains: CaptainValues[], ...fields: string[]) => void;
  fieldErrors: FieldErrors;
};

/** The contacts of the captain and of up to three vice-captains. Empty ones are not saved. */
export function CaptainFields({ captains, onChange, fieldErrors }: CaptainFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const field = (at: number, name: keyof CaptainValues) => {
    const key = `captains.${at}.${name}`;
    return {
      value: captains[at]![name],
      onValueChange: (value: string) =>
        onChange(
          captains.map((captain, place) => (place === at ? { ...captain, [name]: value } : captain)),
          key,
        ),
      error: fieldMessage(intl, fieldErrors[key], {
        too_small: shared.nameMissing,
        invalid_format: name === 'phone' ? messages.phoneInvalid : fieldMessages.emailInvalid,
      }),
    };
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
      <legend className="text-heading">{formatMessage(messages.captains)}</legend>
      <p className="text-body-small text-ink-3">{formatMessage(messages.captainsHint)}</p>
      {captains.map((_captain, at) => {
        const role = at === 0 ? formatMessage(teamMessages.captain) : formatMessage(messages.viceCaptain, { number: at });
        return (
          <fieldset key={at} className="grid w-full gap-5 border-l-4 border-line pl-4 sm:grid-cols-2">
            <legend className="sr-only">{role}</legend>
            <TextField className="sm:col-span-2" label={role} maxLength={120} autoComplete="off" {...field(at, 'name')} />
            <TextField type="email" label={formatMessage(words.email)} autoComplete="off" {...field(at, 'email')} />
            <TextField type="tel" label={formatMessage(fieldMessages.phone)} maxLength={30} autoComplete="off" {...field(at, 'phone')} />
          </fieldset>
        );
      })}
      {captains.length < mostCaptains && (
        <Button onClick={() => onChange([...captains, noCaptain])}>
          {formatMessage(captains.length === 0 ? messages.addCaptain : messages.addViceCaptain)}
        </Button>
      )}
    </fieldset>
  );
}
