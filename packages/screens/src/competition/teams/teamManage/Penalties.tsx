import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { Penalty } from '@oche/api/contract/penalty';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useRead, useWrite } from '@oche/api/query';
import { formatAverage, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Menu } from '@oche/ui/Menu';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { ReasonDialog } from '../../../parts/forms/ReasonDialog.tsx';
import { errorMessage } from '../../../shell/errorMessage.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages } from './messages.ts';

/** The penalties of a team, for its captains and organisers. Nothing without one. */
export function Penalties({ season, team }: { season: SeasonOfPage; team: SeasonTeam }) {
  const { formatMessage } = useIntl();
  const penalties = useRead('listPenalties', { seasonId: season.id }).filter((penalty) => penalty.team.id === team.id);
  if (penalties.length === 0) return null;
  return (
    <Section title={formatMessage(messages.penalties)} rule>
      <ul>
        {penalties.map((penalty) => (
          <li key={penalty.id} className="flex items-start gap-3 border-b border-line py-2.5">
            <PenaltyText penalty={penalty} />
            {season.isOrganiser && !season.isOver && !penalty.lifted && <PenaltyMenu penalty={penalty} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PenaltyText({ penalty: { points, gamePoints, fine, isPaid, reason, from, lifted } }: { penalty: Penalty }) {
  const { formatMessage, locale } = useIntl();
  const effects = [
    ...(points > 0 ? [formatMessage(messages.pointsOf, { points })] : []),
    ...(gamePoints > 0 ? [formatMessage(messages.gamePointsOf, { points: gamePoints })] : []),
    ...(fine > 0 ? [formatMessage(messages.fineOf, { fine: formatAverage(locale, fine / 100) })] : []),
  ];
  return (
    <div className="min-w-0 flex-1 wrap-anywhere">
      <p className={lifted ? 'text-ink-3 line-through' : 'text-name'}>
        {effects.join(' · ')}
        {fine > 0 && !lifted && (
          <span className="text-body-small text-ink-3"> ({formatMessage(isPaid ? messages.paid : messages.unpaid)})</span>
        )}
      </p>
      <p className="text-body-small text-ink-2">
        {reason} · {formatPlanned(locale, from, 'date')}
      </p>
      {lifted && (
        <p className="text-body-small text-ink-2">
          {formatMessage(messages.liftedOn, { day: formatPlanned(locale, lifted.on, 'date'), reason: lifted.reason })}
        </p>
      )}
    </div>
  );
}

function PenaltyMenu({ penalty: { id, fine, isPaid, reason } }: { penalty: Penalty }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [isLifting, setLifting] = useState(false);
  const { mutate } = useWrite('updatePenalty');
  const pay = () => mutate({ id, isPaid: !isPaid }, { onError: (error) => toast.error(errorMessage(intl, error)) });
  return (
    <>
      <Menu
        items={[
          ...(fine > 0 ? [{ label: formatMessage(isPaid ? messages.markUnpaid : messages.markPaid), onSelect: pay }] : []),
          { label: formatMessage(messages.lift), onSelect: () => setLifting(true) },
        ]}
      >
        <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} label={formatMessage(messages.penaltyMenu, { reason })} />
      </Menu>
      {isLifting && <LiftDialog id={id} onClose={() => setLifting(false)} />}
    </>
  );
}

function LiftDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useWrite('updatePenalty');
  return (
    <ReasonDialog
      title={formatMessage(messages.liftTitle)}
      description={formatMessage(messages.liftMeans)}
      verb={formatMessage(messages.lift)}
      isBusy={isPending}
      error={error}
      onSend={(liftedBecause) => mutate({ id, liftedBecause }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
