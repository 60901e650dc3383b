import { useMemo } from 'react';
import type { Bracket as BracketAnswer, Entry, Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Bracket } from '@oche/ui/Bracket';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { useRealtimeState } from '@oche/realtime/provider';
import { knockoutName } from '../parts/game/gameName.ts';
import { messages as shellMessages } from '../shell/messages.ts';
import { useHref } from '../shell/useHref.ts';
import { words } from '../shell/words.ts';
import { bracketRounds } from './bracketRounds.ts';
import { FollowPlayer } from './FollowPlayer.tsx';
import { knockoutMessages as messages } from './knockoutMessages.ts';
import { TournamentHeader } from './TournamentHeader.tsx';
import { useFollowedPlayer } from './useFollowedPlayer.ts';

type KnockoutProps = {
  tournament: Tournament;
  role: 'winners' | 'losers';
  bracket: BracketAnswer;
  entries: readonly Entry[];
};

/** The winners' or losers' knockout as a bracket, with the followed player's path highlighted. */
export function Knockout({ tournament, role, bracket, entries }: KnockoutProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const title = knockoutName(intl, role, tournament);
  const players = useMemo(() => {
    const ids = new Set(bracket.games.flatMap(({ sides }) => sides.flatMap(({ id }) => id ?? [])));
    return entries.filter(({ id }) => ids.has(id));
  }, [bracket, entries]);
  const { followed, follow } = useFollowedPlayer(tournament.id, players);
  const player = followed?.id ?? null;
  const parts = useMemo(
    () => bracketRounds({ intl, href, tournament, bracket, entries, followed: player }),
    [intl, href, tournament, bracket, entries, player],
  );
  const offline = useRealtimeState() === 'offline';
  return (
    <>
      <TournamentHeader tournament={tournament} current={role} />
      <h2 className="sr-only">{title}</h2>
      {bracket.exists ? (
        <Bracket
          // On wide screens the buttons of the bracket share the line of the tabs.
          className={offline ? 'mt-4' : 'mt-3 xl:-mt-[3.0625rem] print:mt-0'}
          label={title}
          {...parts}
          zoom={{ smaller: formatMessage(words.smaller), larger: formatMessage(words.larger), fit: formatMessage(messages.fit) }}
          print={{ button: formatMessage(words.print), page: (page, pages) => formatMessage(shellMessages.pageOf, { page, pages }) }}
          actions={players.length > 0 && <FollowPlayer tournament={tournament} players={players} />}
          onFollow={({ key }) => {
            const game = bracket.games.find((each) => each.key === key);
            const side = game?.sides[game.winner ?? 0] ?? game?.sides[0];
            if (side?.id) follow(side.id === player ? null : side.id);
          }}
        />
      ) : (
        <EmptyState
          action={
            <Button asChild>
              <Link href={href('tournament', { tournament: tournament.slug })}>{formatMessage(messages.toOverview)}</Link>
            </Button>
          }
        >
          {formatMessage(tournament.stageRoles.includes(role) ? messages.none : messages.notPlanned)}
        </EmptyState>
      )}
    </>
  );
}
