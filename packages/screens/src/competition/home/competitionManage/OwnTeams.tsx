import type { ManagedCompetition } from '@oche/api/contract/managedCompetition';
import { Link } from '@oche/ui/Link';
import { useHref } from '../../../shell/useHref.ts';

/** The teams that the user is a captain of, those of the newest season first. */
export function OwnTeams({ managed: { organisation, seasons, ownTeams } }: { managed: ManagedCompetition }) {
  const href = useHref();
  return (
    <ul className="max-w-[40rem] border-t-2 border-rule">
      {seasons.flatMap((season) =>
        ownTeams
          .filter(({ seasonId }) => seasonId === season.id)
          .map(({ id, slug, name }) => (
            <li key={id} className="border-b border-line">
              <Link
                href={href('teamManage', { org_slug: organisation.slug, season_slug: season.slug, team_slug: slug })}
                className="flex min-h-14 flex-wrap items-center gap-x-4 py-2 hover:underline"
              >
                <span className="min-w-0 flex-1 text-name wrap-anywhere">{name}</span>
                <span className="text-body-small text-ink-3">{season.name}</span>
              </Link>
            </li>
          )),
      )}
    </ul>
  );
}
