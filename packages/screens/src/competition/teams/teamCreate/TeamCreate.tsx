import { useState } from 'react';
import { ApiError } from '@oche/api/errors';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages } from '../formMessages.ts';
import { TeamForm } from '../TeamForm.tsx';
import { newTeam, teamInput } from '../teamValues.ts';
import { page } from './page.ts';

/** Creates a team and enters it in the season. If the name belongs to a team of an earlier season, it can be added instead. */
export function TeamCreate() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('teamsManage', seasonOfPage(managed).params), label: formatMessage(shared.teams) };
  return (
    <SeasonFrame managed={managed} tab="teamsManage" header={{ title: formatMessage(messages.createTitle), back }}>
      {(season) => <NewTeam season={season} />}
    </SeasonFrame>
  );
}

type Existing = { id: string; name: string };

function NewTeam({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const { mutateAsync: createTeam } = useWrite('createTeam');
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  const [existing, setExisting] = useState<Existing | null>(null);
  const open = (name: string, slug: string) => {
    toast.success(formatMessage(messages.created, { name }));
    navigate(href('teamManage', { ...season.params, team_slug: slug }));
  };
  return (
    <TeamForm
      season={season}
      initial={newTeam}
      submit={formatMessage(messages.create)}
      notice={existing && <AddExisting season={season} existing={existing} onAdded={open} />}
      onSend={async (values) => {
        try {
          const { name, team } = await createTeam({ id, seasonId: season.id, ...teamInput(values) });
          open(name, team.slug);
        } catch (error) {
          const teamId = error instanceof ApiError ? error.body['team_id'] : undefined;
          setExisting(typeof teamId === 'string' ? { id: teamId, name: values.name.trim() } : null);
          throw error;
        }
      }}
    />
  );
}

type AddExistingProps = { season: SeasonOfPage; existing: Existing; onAdded: (name: string, slug: string) => void };

function AddExisting({ season, existing: { id, name }, onAdded }: AddExistingProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutate, isPending } = useWrite('addExistingTeams');
  return (
    <div role="status" className="grid justify-items-start gap-3 border-l-4 border-warning-fill pl-4">
      <p>{formatMessage(messages.existing, { name })}</p>
      <Button
        state={isPending ? 'busy' : 'ready'}
        onClick={() =>
          mutate(
            { seasonId: season.id, teamIds: [id] },
            {
              onSuccess: (teams) => {
                const added = teams.find(({ team }) => team.id === id);
                if (added) onAdded(added.name, added.team.slug);
              },
              onError: (error) => toast.error(errorMessage(intl, error)),
            },
          )
        }
      >
        {formatMessage(messages.addExisting)}
      </Button>
    </div>
  );
}
