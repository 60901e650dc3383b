import { useState } from 'react';
import type { Location } from '@oche/api/contract/place';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Select } from '@oche/ui/Select';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { messages } from './messages.ts';

type MoveTeamProps = {
  team: SeasonTeam;
  /** the locations to which the team can move */
  locations: readonly Location[];
};

const none = 'none';

/** The button that moves a team to another location, or leaves it without one. */
export function MoveTeam({ team, locations }: MoveTeamProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {formatMessage(messages.move)}
        <span className="sr-only">{team.name}</span>
      </Button>
      {isOpen && <MoveDialog {...{ team, locations }} onClose={() => setOpen(false)} />}
    </>
  );
}

function MoveDialog({ team: { id, name }, locations, onClose }: MoveTeamProps & { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(locations[0]?.id ?? none);
  const { mutate, isPending, error } = useWrite('updateSeasonTeam');
  const location = locations.find((each) => each.id === chosen);
  const move = () => {
    const onSuccess = () => {
      toast.success(formatMessage(location ? messages.moved : messages.removed, { name, location: location?.name ?? '' }));
      onClose();
    };
    mutate({ id, locationId: location?.id ?? null }, { onSuccess });
  };
  return (
    <FormDialog
      title={formatMessage(messages.moveTitle, { name })}
      description={formatMessage(messages.matchesStay)}
      verb={formatMessage(messages.moveTitle, { name })}
      isBusy={isPending}
      error={error}
      onSubmit={move}
      onClose={onClose}
    >
      <Select
        label={formatMessage(messages.moveTo)}
        value={chosen}
        onValueChange={setChosen}
        options={[
          ...locations.map((each) => ({ value: each.id, label: each.name })),
          { value: none, label: formatMessage(messages.noLocation) },
        ]}
      />
    </FormDialog>
  );
}
