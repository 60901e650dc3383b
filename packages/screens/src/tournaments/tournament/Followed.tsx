import type { GameSummary } from '@oche/api/contract/game';
import type { Entry, Group, Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { groupLetter } from '../../shell/gameName.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { Form } from '../Form.tsx';
import { GroupStandings } from '../GroupStandings.tsx';
import { NextGame } from '../NextGame.tsx';
import { messages } from './messages.ts';

type FollowedProps = { player: Entry; tournament: Tournament; groups: readonly Group[]; games: readonly GameSummary[] };

/** What concerns the one whom the reader follows: the next game, then the group. */
export function Followed({ player, tournament, groups, games }: FollowedProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const group = groups.find(({ rows }) => rows.some(({ entry }) => entry.id === player.id));
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      {/* On a phone it goes from edge to edge. */}
      <NextGame player={player} games={games} className="max-sm:-mx-4" />
      {group && (
        <Section
          title={formatMessage(words.groupLetter, { letter: groupLetter(group.number) })}
          link={{
            href: href('tournamentGroups', { tournament: tournament.slug }, { player: player.id }),
            label: formatMessage(messages.allGroups),
          }}
        >
          <GroupStandings group={group} followed={player.id} explained />
          <Form player={player.id} games={games} />
        </Section>
      )}
    </div>
  );
}
