import type { User } from '@oche/api/contract/account';
import { useIntl } from '@oche/i18n/provider';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { Setting } from './Setting.tsx';

/** Name and e-mail address of the impersonated user, read-only. */
export function ImpersonatedUser({ user: { name, email } }: { user: User }) {
  const { formatMessage } = useIntl();
  const facts = [
    { label: formatMessage(words.name), value: name },
    { label: formatMessage(words.email), value: email },
  ];
  return (
    <Setting title={formatMessage(messages.actedAs)} text={formatMessage(messages.actedAsText, { name })}>
      <dl className="grid gap-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-label">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Setting>
  );
}
