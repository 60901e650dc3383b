import { useState } from 'react';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { LeagueStandings } from '@oche/api/contract/standings';
import { useWrite } from '@oche/api/query';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { Button } from '@oche/ui/Button';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { DecideTie } from '../../../parts/ties/DecideTie.tsx';
import { messages as tieMessages } from '../../../parts/ties/messages.ts';
import { messages } from './messages.ts';

type Tie = LeagueStandings['ties'][number];

/** The ties that the organiser has to decide, once all matches of the division are over. */
export function Ties({ group, standings: { ties, complete, rows } }: { group: SeasonGroup; standings: LeagueStandings }) {
  const { formatMessage, locale } = useIntl();
  const [decided, setDecided] = useState<Tie | null>(null);
  // Before its first match, a division is complete too.
  if (!complete || rows.every(({ played }) => played === 0)) return null;
  const nameOf = (id: string) => group.teams.find((team) => team.id === id)?.name ?? '–';
  return (
    <>
      {ties
        .filter(({ matters }) => matters.length > 0)
        .map((tie) => (
          <Banner
            key={tie.from}
            kind="warning"
            title={formatMessage(messages.tie, { position: tie.from })}
            className="mb-4"
            action={<Button onClick={() => setDecided(tie)}>{formatMessage(messages.decide)}</Button>}
          >
            {formatMessage(messages.tieOf, { names: formatList(locale, tie.teams.map(nameOf)) })}
          </Banner>
        ))}
      {decided && (
        <Decide groupId={group.id} tied={decided.teams.map((id) => ({ id, name: nameOf(id) }))} onClose={() => setDecided(null)} />
      )}
    </>
  );
}

function Decide({ groupId, tied, onClose }: { groupId: string; tied: { id: string; name: string }[]; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useWrite('decideTie');
  return (
    <DecideTie
      title={formatMessage(messages.decideTitle)}
      tied={tied}
      busy={isPending}
      onClose={onClose}
      onDecide={({ way, order, reason }) => mutate({ id: groupId, teams: order, way, reason }, { onSuccess: onClose })}
    >
      <FormError error={error ?? undefined} errorTexts={{ 'nothing-to-decide': tieMessages.settled }} />
    </DecideTie>
  );
}
