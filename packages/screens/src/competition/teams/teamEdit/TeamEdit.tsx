import { useState } from 'react';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { WhileOpen } from '../../parts/WhileOpen.tsx';
import { TeamForm } from '../TeamForm.tsx';
import { TeamFrame } from '../TeamFrame.tsx';
import { captainsInput, teamInput, valuesOf } from '../teamValues.ts';
import { page } from './page.ts';

/** Edits a team in a season. Captains change its captains and wishes, and its evening while the season is open. */
export function TeamEdit() {
  const { managed } = usePage(page);
  return (
    <TeamFrame managed={managed}>
      {(season, team) => (
        <WhileOpen season={season}>
          <EditForm season={season} team={team} />
        </WhileOpen>
      )}
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
