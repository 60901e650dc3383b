import { useState } from 'react';
import { mostTeams, type SeasonGroup } from '@oche/api/contract/group';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Select } from '@oche/ui/Select';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { playingIn } from '../../../parts/league/playing.ts';
import { messages } from './messages.ts';
import { teamsInput, type GroupTeam } from './teamsInput.ts';

type MoveTeamProps = {
  group: SeasonGroup;
  /** the divisions to choose from */
  groups: readonly SeasonGroup[];
  team: GroupTeam;
  hasMatches: boolean;
  onClose: () => void;
};

const isFull = (group: SeasonGroup): boolean => playingIn(group).length >= mostTeams.league;

/** Moves a team to another division of the season, where it comes last and has no key number. */
export function MoveTeam({ group, groups, team, hasMatches, onClose }: MoveTeamProps) {
  const { formatMessage } = useIntl();
  const { name } = team;
  const [target, setTarget] = useState(groups.find((each) => !isFull(each))?.id);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useWrite('updateGroup');
  const chosen = groups.find(({ id }) => id === target);
  const move = () => {
    setChecked(true);
    if (!chosen) return;
    const onSuccess = () => {
      toast.success(formatMessage(messages.movedTo, { name, group: chosen.name }));
      onClose();
    };
    const teams = [...teamsInput(chosen.teams), { teamId: team.id }];
    mutate({ id: chosen.id, teams, moving: true, version: chosen.version }, { onSuccess });
  };
  return (
    <FormDialog
      title={formatMessage(messages.moveTitle, { name })}
      description={hasMatches ? formatMessage(messages.leavesMatches, { name, group: group.name }) : undefined}
      verb={formatMessage(messages.moveTitle, { name })}
      isBusy={isPending}
      error={error}
      errorTexts={{ 'has-dependents': messages.hasMatches }}
      onSubmit={move}
      onClose={onClose}
    >
      <Select
        label={formatMessage(messages.moveTo)}
        {...(target !== undefined && { value: target })}
        onValueChange={setTarget}
        options={groups.map((each) => ({
          value: each.id,
          label: isFull(each) ? formatMessage(messages.full, { name: each.name }) : each.name,
          disabled: isFull(each),
        }))}
        error={isChecked && !chosen ? formatMessage(messages.allFull) : undefined}
      />
    </FormDialog>
  );
}
