import { useEffect, useMemo, useState } from 'react';
import type { FinalDivision } from '@oche/api/contract/season';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { Select } from '@oche/ui/Select';
import { messages as groupMessages } from '../../parts/league/groupMessages.ts';
import { rollOver, type Choices, type NextTeam } from './rollOverInput.ts';
import { messages } from './rollOverMessages.ts';

/** A team that the new season takes along. `groupId`: of the earlier season; null for no division. */
export type CopiedTeam = { teamId: string; groupId: string | null };

type RollOverProps = {
  /** the earlier season */
  seasonId: string;
  onTeamsChange: (teams: readonly CopiedTeam[]) => void;
};

const stops = 'stops';

/** Proposes the division of each team in a new season by the rules of the earlier one. The organiser may choose other divisions. */
export function RollOver({ seasonId, onTeamsChange }: RollOverProps) {
  const { formatMessage } = useIntl();
  const { divisions, groups } = useReads({
    divisions: read('listFinalDivisions', { seasonId }),
    groups: read('listSeasonGroups', { seasonId }),
  });
  const hasCup = groups.some(({ kind }) => kind === 'cup');
  const [choices, setChoices] = useState<Choices>(new Map());
  const teams = useMemo(() => rollOver(divisions, choices), [divisions, choices]);
  useEffect(
    () => onTeamsChange(teams.flatMap(({ teamId, group }) => (group === null ? [] : [{ teamId, groupId: group }]))),
    [teams, onTeamsChange],
  );
  const choose = (team: NextTeam, group: string | null) => setChoices(new Map([...choices, [team.id, group]]));
  if (divisions.length === 0) return <p className="text-ink-2">{formatMessage(messages.noDivisions)}</p>;
  const out = teams.filter(({ group }) => group === null);
  return (
    <div className="grid gap-8">
      {divisions.some(({ isFinal }) => !isFinal) && <p className="text-warning">{formatMessage(messages.notFinal)}</p>}
      {hasCup && <p className="text-ink-2">{formatMessage(messages.cups)}</p>}
      {divisions.map(({ id, name }) => (
        <TeamList key={id} title={name} teams={teams.filter(({ group }) => group === id)} divisions={divisions} onChoose={choose} />
      ))}
      {out.length > 0 && <TeamList title={formatMessage(messages.out)} teams={out} divisions={divisions} onChoose={choose} />}
    </div>
  );
}

type TeamListProps = {
  title: string;
  teams: readonly NextTeam[];
  divisions: readonly FinalDivision[];
  onChoose: (team: NextTeam, group: string | null) => void;
};

function TeamList({ title, teams, divisions, onChoose }: TeamListProps) {
  const { formatMessage } = useIntl();
  return (
    <Section
      title={title}
      rule
      actions={<span className="text-body-small text-ink-3">{formatMessage(groupMessages.teamCount, { count: teams.length })}</span>}
    >
      <ul>
        {teams.map((team) => (
          <li key={team.id} className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_14rem]">
            <div className="min-w-0 wrap-anywhere">
              <p className="text-name">{team.name}</p>
              <p className="text-body-small text-ink-3">{formatMessage(messages.reason, reasonOf(team))}</p>
            </div>
            <Select
              label={formatMessage(messages.nextOf, { name: team.name })}
              labelHidden
              value={team.group ?? stops}
              onValueChange={(chosen) => onChoose(team, chosen === stops ? null : chosen)}
              options={[
                ...divisions.map(({ id, name }) => ({ value: id, label: name })),
                { value: stops, label: formatMessage(messages.stops) },
              ]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Why the rules put a team where it is, as arguments of a text. */
const reasonOf = ({ move: { reason, rank } }: NextTeam) => {
  const kind = reason.kind === 'play-off' && !reason.decided ? 'playoffopen' : reason.kind.replaceAll('-', '');
  return { kind, rank: rank ?? 0 };
};
