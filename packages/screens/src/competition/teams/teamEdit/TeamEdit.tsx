import { useState } from 'react';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { TeamForm } from '../TeamForm.tsx';
import { TeamFrame } from '../TeamFrame.tsx';
import { captainsInput, teamInput, valuesOf } from '../teamValues.ts';
import { page } from './page.ts';

/** Edits a team in a season. Captains change its captains and wishes, and its evening while the season is open. */
export function TeamEdit() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  return (
    <TeamFrame managed={managed}>
      {(season, team) =>
        season.isOver ? (
          <EmptyState className="mt-7">{formatMessage(shared.finishedMeans)}</EmptyState>
        ) : (
          <EditForm season={season} team={team} />
        )
      }
    </TeamFrame>
  );
}

function EditForm({ season, team }: { season: SeasonOfPage; team: SeasonTeam }) {
  const { formatMessage } = useIntl();
  const { mutateAsync: updateSeasonTeam } = useWrite('updateSeasonTeam');
  const [initial] = useState(() => valuesOf(team));
  return (
    <TeamForm
      season={season}
      initial={initial}
      submit={formatMessage(words.save)}
      onSend={(values) =>
        updateSeasonTeam({
          id: team.id,
          ...(season.isOrganiser ? teamInput(values) : captainsInput(values, season.state === 'open')),
        })
      }
    />
  );
}
