import type { Group } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { groupLetter } from '../../shell/gameName.ts';
import { words } from '../../shell/words.ts';
import { GameList } from '../GameList.tsx';
import { GroupStandings } from '../GroupStandings.tsx';
import { TournamentHeader } from '../TournamentHeader.tsx';
import { useTournamentPage } from '../useTournamentPage.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** Every group with its table, why each place is whose, and its games. */
export function Groups() {
  const { tournament, groups } = useTournamentPage(page);
  const { formatMessage } = useIntl();
  return (
    <>
      <TournamentHeader tournament={tournament} current="groups" />
      {groups.length === 0 && <EmptyState>{formatMessage(messages.none)}</EmptyState>}
      <div className="mt-8 grid items-start gap-x-12 gap-y-14 lg:grid-cols-2 print:grid-cols-2">
        {groups.map((group) => (
          <OneGroup key={group.number} group={group} timeZone={tournament.timeZone} />
        ))}
      </div>
    </>
  );
}

function OneGroup({ group, timeZone }: { group: Group; timeZone: string }) {
  const { formatMessage } = useIntl();
  const letter = groupLetter(group.number);
  const finished = group.games.filter(({ phase }) => phase === 'finished').length;
  return (
    <Section
      title={formatMessage(words.groupLetter, { letter })}
      actions={
        <span className="text-body-small text-ink-3">
          {group.complete ? formatMessage(messages.complete) : formatMessage(messages.progress, { finished, total: group.games.length })}
        </span>
      }
    >
      <GroupStandings group={group} explained />
      <h3 className="pt-6 pb-2 text-heading">{formatMessage(messages.games, { letter })}</h3>
      <GameList games={group.games} timeZone={timeZone} label={formatMessage(messages.games, { letter })} />
    </Section>
  );
}
