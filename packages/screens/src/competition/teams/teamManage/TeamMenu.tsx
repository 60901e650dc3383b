import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useRead, useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Menu } from '@oche/ui/Menu';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { ReasonDialog } from '../../../parts/forms/ReasonDialog.tsx';
import { Boundary } from '../../../shell/Boundary.tsx';
import { messages } from './messages.ts';
import { PenaltyDialog } from './PenaltyDialog.tsx';

/** The menu of an organiser: to penalise, withdraw or exclude a team. */
export function TeamMenu({ team }: { team: SeasonTeam }) {
  const { name } = team;
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<'penalise' | 'withdraw' | 'exclude' | null>(null);
  return (
    <>
      <Menu
        items={[
          { label: formatMessage(messages.penalise), onSelect: () => setAsked('penalise') },
          { label: formatMessage(messages.withdraw), onSelect: () => setAsked('withdraw') },
          { label: formatMessage(messages.exclude), onSelect: () => setAsked('exclude') },
        ]}
      >
        <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} label={formatMessage(messages.more, { name })} />
      </Menu>
      {asked === 'penalise' && <PenaltyDialog team={team} onClose={() => setAsked(null)} />}
      {(asked === 'withdraw' || asked === 'exclude') && <WithdrawDialog team={team} how={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Withdraws the team, with what that means, for organisers. */
export function Withdraw({ team }: { team: SeasonTeam }) {
  const { formatMessage } = useIntl();
  const [isAsked, setAsked] = useState(false);
  return (
    <Section title={formatMessage(messages.withdrawal)} rule>
      <p className="pt-3 text-ink-2">{formatMessage(messages.withdrawMeans)}</p>
      <Button kind="quiet" className="-ml-4 text-danger!" onClick={() => setAsked(true)}>
        {formatMessage(messages.withdraw)}
      </Button>
      {isAsked && <WithdrawDialog team={team} how="withdraw" onClose={() => setAsked(false)} />}
    </Section>
  );
}

type WithdrawDialogProps = { team: SeasonTeam; how: 'withdraw' | 'exclude'; onClose: () => void };

/** Withdraws or excludes a team with a reason, after it shows the rule that decides on its matches. */
function WithdrawDialog({ team: { id, name }, how, onClose }: WithdrawDialogProps) {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useWrite('withdrawTeam');
  return (
    <ReasonDialog
      title={formatMessage(how === 'exclude' ? messages.excludeTitle : messages.withdrawTitle, { name })}
      description={formatMessage(messages.consequence)}
      verb={formatMessage(messages[how])}
      danger
      isBusy={isPending}
      error={error}
      onSend={(reason) => mutate({ id, excluded: how === 'exclude', reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Boundary skeleton={<Skeleton shape="row" count={2} />}>
        <Effects id={id} />
      </Boundary>
    </ReasonDialog>
  );
}

/** What happens to the matches of a team that withdraws, by division and cup. */
function Effects({ id }: Pick<SeasonTeam, 'id'>) {
  const { formatMessage } = useIntl();
  const effects = useRead('previewWithdrawal', { id });
  if (effects.length === 0) return <p>{formatMessage(messages.noEffects)}</p>;
  return (
    <ul className="border-t-2 border-rule">
      {effects.map(({ group, rule, outcome, played, toCome }) => (
        <li key={group.id} className="border-b border-line py-2 wrap-anywhere">
          <span className="block text-name">{group.name}</span>
          <span className="block">
            {formatMessage(messages.withdrawalRule, { rule: rule === 'half' ? (outcome === 'annul' ? 'before' : 'after') : rule })}
          </span>
          <span className="block text-body-small text-ink-2">{formatMessage(messages.withdrawalCounts, { played, toCome })}</span>
        </li>
      ))}
    </ul>
  );
}
