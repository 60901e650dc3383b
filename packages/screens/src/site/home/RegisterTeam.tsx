import { lazy, useState } from 'react';
import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { Boundary } from '../../shell/Boundary.tsx';
import { registerMessages as messages } from './registerMessages.ts';
import type { RegistrationValues } from './registrationValues.ts';

// Few visitors open the form.
const RegisterForm = lazy(async () => ({ default: (await import('./RegisterForm.tsx')).RegisterForm }));

/** The way to play in a season that is open: a form, and what happens after it is sent. A form that is closed keeps its values. */
export function RegisterTeam({ context, season }: { context: CompetitionContext; season: Season }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<RegistrationValues | null>(null);
  const [sent, setSent] = useState<RegistrationValues | null>(null);
  return (
    <Section title={formatMessage(messages.title)} rule className="print:hidden">
      <div className="grid max-w-measure justify-items-start gap-4 pt-3">
        {sent ? (
          <p role="status" className="wrap-anywhere">
            {formatMessage(messages.sent, { email: sent.email.trim(), team: sent.name.trim() })}
          </p>
        ) : (
          <p className="text-ink-2">{formatMessage(messages.text, { season: season.name })}</p>
        )}
        <Button kind={sent ? 'outline' : 'primary'} onClick={() => setOpen(true)}>
          {formatMessage(sent ? messages.another : messages.title)}
        </Button>
      </div>
      {isOpen && (
        <Boundary skeleton={<></>}>
          <RegisterForm
            {...{ context, season, draft }}
            onDraft={setDraft}
            onSent={(values) => {
              setSent(values);
              setDraft(null);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Boundary>
      )}
    </Section>
  );
}
