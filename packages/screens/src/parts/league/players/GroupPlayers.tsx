import type { ComponentProps } from 'react';
import type { SeasonGroup } from '@oche/api/contract/group';
import { useRead } from '@oche/api/query';
import { read } from '@oche/api/read';
import { Skeleton } from '@oche/ui/Skeleton';
import { ReadBoundary } from '../../../shell/ReadBoundary.tsx';
import { useHost } from '../../../shell/host.tsx';
import { afterIn, individualInput } from './groupPlayersPage.ts';
import { IndividualStandings } from './IndividualStandings.tsx';
import { UntilMatchday } from './UntilMatchday.tsx';

type GroupPlayersProps = Pick<ComponentProps<typeof IndividualStandings>, 'playerHref'> & {
  group: SeasonGroup;
  search: URLSearchParams;
  /** the page after a matchday */
  pageHref: (query: { after: number | undefined }) => string;
};

/** The individual standings of a division or cup, with the choice of a matchday. */
export function GroupPlayers({ group, search, pageHref, playerHref }: GroupPlayersProps) {
  const { navigate } = useHost();
  const { matchdays } = useRead('getStandings', { id: group.id });
  const after = afterIn(search);
  return (
    <div className="grid gap-5 pt-5">
      {matchdays.length > 0 && (
        <UntilMatchday
          matchdays={matchdays}
          value={after}
          onChange={(matchday) => navigate(pageHref({ after: matchday }), { replace: true, inPlace: true })}
        />
      )}
      <div>
        <ReadBoundary
          reads={{ table: read('getIndividualStandings', individualInput(group.id, after)) }}
          skeleton={<Skeleton shape="table" count={8} />}
        >
          <IndividualStandings group={group} after={after} {...(playerHref && { playerHref })} />
        </ReadBoundary>
      </div>
    </div>
  );
}
