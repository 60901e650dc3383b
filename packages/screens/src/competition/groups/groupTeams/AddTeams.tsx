import { useState } from 'react';
import { mostTeams, type SeasonGroup } from '@oche/api/contract/group';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Checkbox } from '@oche/ui/Checkbox';
import { EmptyState } from '@oche/ui/EmptyState';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { playingIn } from '../../../parts/league/playing.ts';
import { messages } from './messages.ts';
import { teamsInput } from './teamsInput.ts';

type AddTeamsProps = { group: SeasonGroup; groups: readonly SeasonGroup[]; teams: readonly SeasonTeam[]; onClose: () => void };

/** The teams that can join a group: for a division those that are in none, for a cup and a play-off all that are not in it. */
const joinable = ({ group, groups, teams }: Omit<AddTeamsProps, 'onClose'>): SeasonTeam[] => {
  const isExclusive = (each: SeasonGroup) => each.kind === 'league' && each.follows === null;
  const taken = new Set(
    groups
      .filter((each) => each.id === group.id || (isExclusive(group) && isExclusive(each)))
      .flatMap((each) => each.teams.map(({ id }) => id)),
  );
  return teams.filter(({ id, state }) => state === 'accepted' && !taken.has(id));
};

/** Adds several teams to a division or a cup. */
export function AddTeams({ onClose, ...lists }: AddTeamsProps) {
  const { group } = lists;
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useWrite('updateGroup');
  const free = joinable(lists);
  const most = mostTeams[group.kind];
  const count = chosen.size;
  const isTooMany = playingIn(group).length + count > most;
  const add = () => {
    setChecked(true);
    if (count === 0 || isTooMany) return;
    // In the order of the list, whatever the order of the choice.
    const added = free.filter(({ id }) => chosen.has(id)).map(({ id }) => ({ teamId: id }));
    const onSuccess = () => {
      toast.success(formatMessage(messages.added, { count }));
      onClose();
    };
    mutate({ id: group.id, teams: [...teamsInput(group.teams), ...added], version: group.version }, { onSuccess });
  };
  const problem = isTooMany ? formatMessage(messages.tooMany, { most }) : count === 0 ? formatMessage(messages.addNone) : null;
  return (
    <FormDialog
      title={formatMessage(messages.addTitle, { group: group.name })}
      verb={formatMessage(messages.addCount, { count })}
      isBusy={isPending}
      error={error}
      onSubmit={add}
      onClose={onClose}
    >
      {free.length === 0 && (
        <EmptyState>{formatMessage(group.kind === 'league' && group.follows === null ? messages.noneFree : messages.allIn)}</EmptyState>
      )}
      <div>
        {free.length > 1 && (
          <Checkbox
            className="border-b-2 border-rule"
            label={formatMessage(messages.addAll)}
            checked={count === free.length ? true : count > 0 ? 'indeterminate' : false}
            onCheckedChange={(all) => setChosen(new Set(all ? free.map(({ id }) => id) : []))}
          />
        )}
        <ul>
          {free.map(({ id, name, location }) => (
            <li key={id} className="border-b border-line">
              <Checkbox
                label={<span className="wrap-anywhere">{name}</span>}
                hint={location?.name}
                checked={chosen.has(id)}
                onCheckedChange={(isChosen) =>
                  setChosen((previous) => new Set(isChosen ? [...previous, id] : [...previous].filter((each) => each !== id)))
                }
              />
            </li>
          ))}
        </ul>
      </div>
      {isChecked && problem !== null && (
        <p role="alert" className="text-body-small text-danger">
          {problem}
        </p>
      )}
    </FormDialog>
  );
}
