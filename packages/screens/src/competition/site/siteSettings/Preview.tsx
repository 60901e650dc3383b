import { useFile } from '@oche/api/provider';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { SiteMasthead } from '@oche/ui/SiteMasthead';
import { messages } from './messages.ts';
import type { SettingsValues } from './settingsValues.ts';

/** The head of the site as it will be, in both colour modes. It is a picture: nothing in it can be used. */
export function Preview({ values: { name, site, navigation }, logo }: { values: SettingsValues; logo: string | null }) {
  const { formatMessage } = useIntl();
  const src = useFile(logo);
  const items = navigation
    .filter(({ isHidden }) => !isHidden)
    .map(({ page }, at) => ({ href: '#', label: formatMessage(messages.pageName, { page }), current: at === 0 }));
  return (
    <div className="lg:sticky lg:top-6 lg:self-start">
      <Section title={formatMessage(messages.preview)} rule>
        {(['light', 'dark'] as const).map((mode) => (
          <div key={mode} className="pt-4">
            <p className="pb-1 text-body-small text-ink-2">{formatMessage(messages[mode])}</p>
            <div data-theme={mode} inert className="relative overflow-hidden rounded-control bg-page text-ink inset-ring inset-ring-line">
              <SiteMasthead
                name={name}
                home="#"
                skip={{ href: '#', label: '' }}
                items={items}
                navLabel={name}
                {...(site.colour.trim() && { colour: site.colour.trim() })}
                {...(src !== null && { logo: src })}
              />
            </div>
          </div>
        ))}
      </Section>
    </div>
  );
}
