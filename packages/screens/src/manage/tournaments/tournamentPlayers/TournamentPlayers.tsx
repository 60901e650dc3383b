import { useCallback, useState } from 'react';
import type { Entry } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { nameHas } from '@oche/darts/names/foldName';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { gameTitle, isSwiss } from '../../../parts/game/gameName.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { TournamentFrame } from '../TournamentFrame.tsx';
import { AddLate } from './AddLate.tsx';
import { AddPlayers } from './AddPlayers.tsx';
import { LeaveDialog, type Leaving } from './LeaveDialog.tsx';
import { messages } from './messages.ts';
import { PairsByLot } from './PairsByLot.tsx';
import { PlayersTable } from './PlayersTable.tsx';
import { PlayersTools, type PlayerFilter } from './PlayersTools.tsx';
import { page } from './page.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { SeedNotes } from './SeedNotes.tsx';
import { useEntryChanges } from './useEntryChanges.ts';
import { WaitingList } from './WaitingList.tsx';

const matchesFilter = (entry: Entry, filter: PlayerFilter, search: string): boolean =>
  (filter === 'all' || (!entry.withdrawn && !(filter === 'not-here' ? entry.checkedIn : entry.paid))) &&
  nameHas([entry.name, entry.nickname, entry.club ?? ''].join(' '), search);

/** The players of a tournament. Organisers add, check in, seed and withdraw players, and mark them as paid. */
export function TournamentPlayers() {
  const { tournament, playList, entries: serverEntries } = usePage(page);
  const intl = useIntl();
  const { formatMessage } = intl;
  const [filter, setFilter] = useState<PlayerFilter>('all');
  const [search, setSearch] = useState('');
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [renamed, setRenamed] = useState<Entry | null>(null);
  const onRefused = useCallback(
    ({ name }: Entry, error: unknown) => toast.error(formatMessage(messages.notSaved, { name, reason: errorMessage(intl, error) })),
    [formatMessage, intl],
  );
  const { entries, change } = useEntryChanges(tournament.id, serverEntries, onRefused);
  const checkIn = useWrite('checkInAll');
  const checkAllIn = (checkedIn: boolean) =>
    checkIn.mutate(
      { id: tournament.id, checkedIn },
      {
        onError: (error) => toast.error(errorMessage(intl, error)),
        onSuccess: () => {
          if (checkedIn) return;
          // Everybody was here, because only then the button checks all players out.
          const undo = { label: formatMessage(words.undo), onClick: () => checkAllIn(true) };
          toast.success(formatMessage(messages.checkedOut), { action: undo });
        },
      },
    );

  const { mutateAsync: reenter } = useWrite('reenterEntry');
  const undoWithdrawal = async ({ id, name }: Entry) => {
    try {
      const { kept } = await reenter({ id });
      const games = kept.map((game) => gameTitle(intl, game)).join(', ');
      toast.success(kept.length ? formatMessage(messages.reenteredBut, { name, games }) : formatMessage(messages.reentered, { name }));
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
  };

  const isDrawn = tournament.drawnAt !== null;
  const placedEntries = entries.filter(({ waiting }) => !waiting);
  const list = [...placedEntries]
    .sort((a, b) => Number(a.withdrawn) - Number(b.withdrawn))
    .filter((entry) => matchesFilter(entry, filter, search));
  const activeEntries = placedEntries.filter(({ withdrawn }) => !withdrawn);
  const count = (matches: (entry: Entry) => boolean) => activeEntries.filter(matches).length;

  return (
    <TournamentFrame tournament={tournament} playList={playList}>
      {isDrawn && tournament.status !== 'finished' && tournament.status !== 'cancelled' ? (
        tournament.pairs ? (
          <p className="max-w-measure pt-5 text-body-small text-ink-2">{formatMessage(messages.latePairs)}</p>
        ) : (
          <AddLate tournament={tournament} />
        )
      ) : isDrawn ? (
        <p className="max-w-measure pt-5 text-body-small text-ink-2">{formatMessage(messages.closed)}</p>
      ) : (
        <AddPlayers tournament={tournament} entries={entries} />
      )}
      {!isDrawn && tournament.plan.pairs === 'drawn' && <PairsByLot tournament={tournament} entries={activeEntries} />}
      {!isDrawn && <SeedNotes tournament={tournament} entries={activeEntries} />}
      <Section title={formatMessage(words.players)} className="max-w-[64rem] pt-6">
        {entries.length === 0 ? (
          <EmptyState className="border-t-2 border-rule">{formatMessage(messages.empty)}</EmptyState>
        ) : (
          <>
            <p className="-mt-1 pb-3 text-body-small text-ink-2 tabular">
              {formatMessage(messages.heading, {
                here: count(({ checkedIn }) => checkedIn),
                players: activeEntries.length,
                paid: count(({ paid }) => paid === true),
              })}
            </p>
            <PlayersTable
              entries={list}
              isDrawn={isDrawn}
              hasOneTable={isSwiss(tournament)}
              search={{ value: search, onValueChange: setSearch }}
              actions={
                <PlayersTools
                  filter={filter}
                  onFilterChange={setFilter}
                  allCheckedIn={activeEntries.length > 0 && activeEntries.every(({ checkedIn }) => checkedIn)}
                  isLive={tournament.status === 'running' || tournament.status === 'finished'}
                  busy={checkIn.isPending}
                  onCheckIn={checkAllIn}
                />
              }
              onChange={change}
              onLeave={setLeaving}
              onReenter={(entry) => void undoWithdrawal(entry)}
              onRename={setRenamed}
            />
          </>
        )}
      </Section>
      <WaitingList entries={entries} places={tournament.maxEntries} onLeave={setLeaving} />
      {renamed && <RenameDialog entry={renamed} onClose={() => setRenamed(null)} />}
      <LeaveDialog leaving={leaving} onClose={() => setLeaving(null)} isDrawn={isDrawn} playList={playList} />
    </TournamentFrame>
  );
}
