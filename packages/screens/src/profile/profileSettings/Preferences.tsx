import { useIntl } from '@oche/i18n/provider';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { Select } from '@oche/ui/Select';
import { useColorModeChoice, useLanguageChoice } from '../../shell/usePreferenceChoices.tsx';
import { messages } from './messages.ts';
import { Setting } from './Setting.tsx';

/** Language and colour mode, as in the bar. The language is a `Select`: in a radio group, the arrow keys would change the page at once. */
export function Preferences({ impersonating }: { impersonating: boolean }) {
  const { formatMessage } = useIntl();
  const language = useLanguageChoice();
  const colorMode = useColorModeChoice();
  return (
    <Setting
      title={formatMessage(messages.preferences)}
      text={formatMessage(impersonating ? messages.preferencesActedAs : messages.preferencesText)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Select
          {...language}
          options={language.options.map(({ value, label, lang }) => ({ value, label: <span lang={lang}>{label}</span> }))}
        />
        <RadioGroup {...colorMode} orientation="horizontal" />
      </div>
    </Setting>
  );
}
