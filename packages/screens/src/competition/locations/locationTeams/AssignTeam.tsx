import { useState } from 'react';
import type { Location } from '@oche/api/contract/place';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Select } from '@oche/ui/Select';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { messages } from './messages.ts';

type AssignTeamProps = {
  location: Location;
  /** the teams that are not at home there */
  teams: readonly SeasonTeam[];
  onClose: () => void;
};

/** Makes a location the home of a team. Teams without a location come first. */
export function AssignTeam({ location, teams, onClose }: AssignTeamProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useWrite('updateSeasonTeam');
  const assign = () => {
    setChecked(true);
    const team = teams.find(({ id }) => id === chosen);
    if (!team) return;
    const onSuccess = () => {
      toast.success(formatMessage(messages.moved, { name: team.name, location: location.name }));
      onClose();
    };
    mutate({ id: team.id, locationId: location.id }, { onSuccess });
  };
  const ordered = [...teams.filter((team) => team.location === null), ...teams.filter((team) => team.location !== null)];
  const isMoving = ordered.some(({ id, location: present }) => id === chosen && present !== null);
  return (
    <FormDialog
      title={formatMessage(messages.assignTitle, { location: location.name })}
      description={isMoving ? formatMessage(messages.matchesStay) : undefined}
      verb={formatMessage(messages.assign)}
      isBusy={isPending}
      error={error}
      onSubmit={assign}
      onClose={onClose}
    >
      {teams.length === 0 ? (
        <p>{formatMessage(messages.allHere)}</p>
      ) : (
        <Select
          label={formatMessage(messages.assignTeam)}
          {...(chosen !== undefined && { value: chosen })}
          onValueChange={setChosen}
          error={isChecked && chosen === undefined ? formatMessage(messages.teamMissing) : undefined}
          options={ordered.map(({ id, name, location: present }) => ({
            value: id,
            label: present === null ? name : formatMessage(messages.teamAt, { team: name, location: present.name }),
          }))}
        />
      )}
    </FormDialog>
  );
}
