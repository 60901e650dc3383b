import { formatNumber } from '@oche/i18n/format';
import { localeCodes, locales, type Locale } from '@oche/i18n/locales';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { ColourField } from '@oche/ui/ColourField';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { siteFieldMessages as messages } from './siteFieldMessages.ts';

/** The form values of a competition's site. */
export type SiteValues = { languages: readonly Locale[]; colour: string; description: string; contactEmail: string };

/** Validates the colour without the server; returns error codes by field. */
export const validateSite = ({ colour }: SiteValues): Record<string, string> =>
  /^(#[0-9a-f]{6})?$/i.test(colour.trim()) ? {} : { colour: 'invalid_format' };

type SiteFieldsProps = {
  values: SiteValues;
  onChange: (field: keyof SiteValues, values: SiteValues) => void;
  /** The text of a field's error. */
  errorOf: (field: 'colour' | 'description' | 'contact_email', errorTexts: Record<string, Message>) => string | undefined;
};

/** Fields for the languages, colour, description and contact of a competition's site. */
export function SiteFields({ values, onChange, errorOf }: SiteFieldsProps) {
  const { formatMessage, locale } = useIntl();
  const [first = 'en', ...others] = values.languages;
  const set = <K extends keyof SiteValues>(field: K, value: SiteValues[K]) => onChange(field, { ...values, [field]: value });
  const setLanguages = (main: Locale, more: readonly Locale[]) => set('languages', [main, ...more.filter((code) => code !== main)]);
  return (
    <fieldset className="grid gap-6 border-t-2 border-rule pt-4">
      <legend className="float-left w-full text-title-3">{formatMessage(messages.title)}</legend>
      <Select
        label={formatMessage(messages.language)}
        hint={formatMessage(messages.languageHint)}
        options={localeCodes.map((code) => ({ value: code, label: locales[code].name }))}
        value={first}
        // The previous main language becomes one of the others.
        onValueChange={(code: Locale) => setLanguages(code, values.languages)}
      />
      <fieldset>
        <legend className="text-label">{formatMessage(messages.languages)}</legend>
        <div className="flex flex-wrap gap-x-6 pl-3">
          {localeCodes
            .filter((code) => code !== first)
            .map((code) => (
              <Checkbox
                key={code}
                label={locales[code].name}
                checked={others.includes(code)}
                onCheckedChange={(on) => setLanguages(first, on === true ? [...others, code] : others.filter((other) => other !== code))}
              />
            ))}
        </div>
      </fieldset>
      <ColourField
        label={formatMessage(messages.colour)}
        hint={formatMessage(messages.colourHint)}
        value={values.colour}
        labels={{
          ...{ light: formatMessage(messages.onLight), dark: formatMessage(messages.onDark), good: formatMessage(messages.colourGood) },
          ...{ faint: formatMessage(messages.colourFaint), use: (colour) => formatMessage(messages.useColour, { colour }) },
        }}
        formatContrast={(contrast) => formatNumber(locale, Math.round(contrast * 10) / 10)}
        onValueChange={(colour) => set('colour', colour)}
        error={errorOf('colour', { invalid_format: messages.colourInvalid })}
      />
      <TextField
        rows={3}
        label={formatMessage(messages.description)}
        hint={formatMessage(messages.descriptionHint)}
        maxLength={500}
        value={values.description}
        onValueChange={(description) => set('description', description)}
        error={errorOf('description', {})}
      />
      <TextField
        type="email"
        label={formatMessage(messages.contactEmail)}
        autoComplete="off"
        value={values.contactEmail}
        onValueChange={(contactEmail) => set('contactEmail', contactEmail)}
        error={errorOf('contact_email', { invalid_format: messages.contactEmailInvalid })}
      />
    </fieldset>
  );
}
