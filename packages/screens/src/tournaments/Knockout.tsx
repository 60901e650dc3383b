import { useMemo } from 'react';
import type { Bracket as BracketAnswer, Entry, Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Bracket } from '@oche/ui/Bracket';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Select } from '@oche/ui/Select';
import { useHref } from '../shell/useHref.ts';
import { words } from '../shell/words.ts';
import { bracketRounds } from './bracketRounds.ts';
import { knockoutMessages as messages } from './knockoutMessages.ts';
import { TournamentHeader } from './TournamentHeader.tsx';

type KnockoutProps = {
  tournament: Tournament;
  role: 'winners' | 'losers';
  bracket: BracketAnswer;
  entries: readonly Entry[];
  /** entry id out of the address */
  followed: string | null;
  onFollow: (entry: string | null) => void;
};

const nobody = 'nobody';

/** One of the two knockouts as a bracket, with the way of a player through it. */
export function Knockout({ tournament, role, bracket, entries, followed, onFollow }: KnockoutProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const title = formatMessage(role === 'winners' ? words.winnersKnockout : words.losersKnockout);
  const { rounds, thirdPlace } = useMemo(
    () => bracketRounds({ intl, href, tournament, bracket, entries, followed }),
    [intl, href, tournament, bracket, entries, followed],
  );
  const here = useMemo(() => {
    const ids = new Set(bracket.games.flatMap(({ sides }) => sides.flatMap(({ id }) => id ?? [])));
    return entries.filter(({ id }) => ids.has(id));
  }, [bracket, entries]);
  return (
    <>
      <TournamentHeader tournament={tournament} current={role} />
      <h2 className="sr-only">{title}</h2>
      {bracket.exists ? (
        <>
          {here.length > 0 && (
            <Select
              className="relative z-10 mt-4 max-w-90 print:hidden"
              label={formatMessage(messages.follow)}
              value={here.some(({ id }) => id === followed) ? (followed ?? nobody) : nobody}
              onValueChange={(value) => onFollow(value === nobody ? null : value)}
              options={[
                { value: nobody, label: formatMessage(messages.nobody) },
                ...here.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <Bracket
            // the buttons of the zoom stand in line with the choice above
            className={here.length > 0 ? 'mt-4 md:-mt-11' : 'mt-4'}
            label={title}
            rounds={rounds}
            {...(thirdPlace && { thirdPlace: { title: formatMessage(messages.thirdPlace), game: thirdPlace } })}
            zoom={{ smaller: formatMessage(messages.smaller), larger: formatMessage(messages.larger), fit: formatMessage(messages.fit) }}
            onFollow={({ key }) => {
              const game = bracket.games.find((each) => each.key === key);
              const side = game?.sides[game.winner ?? 0] ?? game?.sides[0];
              if (side?.id) onFollow(side.id === followed ? null : side.id);
            }}
          />
        </>
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
