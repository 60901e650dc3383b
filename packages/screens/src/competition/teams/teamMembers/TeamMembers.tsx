import type { SeasonTeam } from '@oche/api/contract/team';
import { usePage } from '../../../shell/usePage.tsx';
import { Requests } from '../../parts/Requests.tsx';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { Roster } from '../Roster.tsx';
import { TeamFrame } from '../TeamFrame.tsx';
import { useRoster } from '../useRoster.ts';
import { page } from './page.ts';

/** The roster of a team, with the requests for its players. */
export function TeamMembers() {
  const { managed } = usePage(page);
  return <TeamFrame managed={managed}>{(season, team) => <Members season={season} team={team} />}</TeamFrame>;
}

function Members({ season, team }: { season: SeasonOfPage; team: SeasonTeam }) {
  const { members, today, mayAnswer } = useRoster(season, team);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-7">
      <Requests {...{ season, members, mayAnswer }} className="max-w-[40rem]" />
      <Roster season={season} team={team} members={members} today={today} />
    </div>
  );
}
