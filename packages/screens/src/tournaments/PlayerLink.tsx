import { useHref } from '../shell/useHref.ts';
import { Link } from '@oche/ui/Link';

type PlayerLinkProps = { tournament: { slug: string }; entry: { id: string; name: string }; className?: string };

/** A name that links to the page of that player within the tournament. */
export function PlayerLink({ tournament, entry, className = '' }: PlayerLinkProps) {
  const playerHref = usePlayerHref(tournament);
  return (
    <Link href={playerHref(entry.id)} className={`-my-1 inline-block py-1 hover:underline ${className}`}>
      {entry.name}
    </Link>
  );
}

/** Returns a function that builds the URL of a player's page within a tournament from the id of their entry. */
export function usePlayerHref({ slug }: { slug: string }): (entry: string) => string {
  const href = useHref();
  return (entry) => href('tournament', { tournament: slug }, { player: entry });
}
