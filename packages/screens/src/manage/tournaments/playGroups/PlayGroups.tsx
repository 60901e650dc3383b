import type { Group } from '@oche/api/contract/tournament';
import { formatDifference, formatList, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { GroupTable } from '@oche/ui/GroupTable';
import { Section } from '@oche/ui/Section';
import { Fragment, useState } from 'react';
import { groupLetter, groupName, isSwiss } from '../../../parts/game/gameName.ts';
import { groupAnchor, GroupJump } from '../../../parts/tournament/GroupJump.tsx';
import { swissMessages } from '../../../parts/tournament/swissMessages.ts';
import { SwissRounds } from '../../../parts/tournament/SwissRounds.tsx';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { GameRows } from '../game/GameRows.tsx';
import { GameSheet } from '../game/GameSheet.tsx';
import { TournamentFrame } from '../TournamentFrame.tsx';
import { DecideDialog, type Tie } from './DecideDialog.tsx';
import { messages as frameMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The groups with their tables, games and ties to decide. */
export function PlayGroups() {
  const { tournament, playList, groups } = usePage(page);
  const { formatMessage } = useIntl();
  const [tie, setTie] = useState<Tie | null>(null);
  const hasGroups = tournament.stageRoles.includes('groups');
  return (
    <TournamentFrame tournament={tournament} playList={playList}>
      {groups.length === 0 ? (
        <EmptyState className="pt-6">
          {formatMessage(isSwiss(tournament) ? swissMessages.none : hasGroups ? messages.empty : messages.noGroups)}
        </EmptyState>
      ) : (
        <>
          <GroupJump groups={groups} className="-ml-3 pt-4" />
          <div className="grid gap-x-12 gap-y-12 pt-6 lg:grid-cols-2 tv:grid-cols-3 print:grid-cols-2 print:gap-x-6 print:gap-y-5 print:pt-3">
            {groups.map((group) => (
              <Fragment key={group.number}>
                <GroupSection
                  group={group}
                  isAwaited={playList.undecidedGroups.includes(group.number)}
                  onDecide={(entries) => setTie({ group, entries })}
                />
                {group.swiss && <SwissRounds games={group.games}>{(games, label) => <GameRows games={games} label={label} />}</SwissRounds>}
              </Fragment>
            ))}
          </div>
        </>
      )}
      {tie && <DecideDialog tournament={tournament} tie={tie} onClose={() => setTie(null)} />}
      <GameSheet tournament={tournament} playList={playList} />
    </TournamentFrame>
  );
}

type GroupSectionProps = {
  group: Group;
  /** whether the knockout waits until a tie in this group is decided */
  isAwaited: boolean;
  onDecide: (entries: Tie['entries']) => void;
};

function GroupSection({ group, isAwaited, onDecide }: GroupSectionProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { swiss } = group;
  const [open] = group.unresolved;
  const tied = group.rows.filter(({ entry }) => open?.includes(entry.id)).map(({ entry }) => entry);
  const { decision } = group;
  return (
    <Section
      id={groupAnchor(group.number)}
      title={groupName(intl, group)}
      className="min-w-0 scroll-mt-4 break-inside-avoid"
      {...(swiss && {
        actions: <span className="text-body-small text-ink-3">{formatMessage(swissMessages.roundOf, swiss)}</span>,
      })}
    >
      <GroupTable
        caption={groupName(intl, group)}
        columns={{
          player: formatMessage(words.player),
          position: formatMessage(messages.position),
          points: formatMessage(messages.points),
          figures: [
            { head: formatMessage(messages.played), title: formatMessage(messages.playedTitle) },
            { head: formatMessage(messages.won), title: formatMessage(messages.wonTitle) },
            { head: formatMessage(messages.difference), title: formatMessage(messages.differenceTitle) },
          ],
        }}
        rows={group.rows.map((row) => ({
          id: row.entry.id,
          position: row.position,
          name: row.entry.name,
          figures: [
            formatNumber(locale, row.played),
            formatNumber(locale, row.won),
            formatDifference(locale, row.legsFor - row.legsAgainst),
          ],
          points: formatNumber(locale, row.points),
          ...(row.goesTo && { to: row.goesTo }),
          withdrawn: row.entry.withdrawn,
          tied: group.unresolved.some((ids) => ids.includes(row.entry.id)),
        }))}
        {...(tied.length > 0 && {
          tie: {
            title: formatMessage(messages.tie, {
              names: formatList(
                locale,
                tied.map(({ name }) => name),
              ),
            }),
            ...(isAwaited && { children: formatMessage(frameMessages.tieMeans) }),
            action: (
              <Button kind="primary" onClick={() => onDecide(tied)}>
                {formatMessage(messages.decide)}
              </Button>
            ),
          },
        })}
        {...(decision && {
          legend: formatMessage(messages.decided, {
            how: decision.how === 'shoot-out' ? 'shootout' : decision.how,
            reason: decision.reason === '' ? 'none' : decision.reason,
          }),
        })}
      />
      {!swiss && (
        <GameRows games={group.games} label={formatMessage(messages.games, { letter: groupLetter(group.number) })} className="mt-5" />
      )}
    </Section>
  );
}
