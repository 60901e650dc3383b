import type { SeasonGroup } from '@oche/api/contract/group';
import { useRead } from '@oche/api/query';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Table } from '@oche/ui/Table';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { SeasonFrame, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { structureText } from '../../../parts/league/structureText.ts';
import { playingIn } from '../../../parts/league/playing.ts';
import { messages as formMessages } from '../formMessages.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The divisions of a season by level, and its cups. */
export function GroupsManage() {
  const { managed } = usePage(page);
  return (
    <SeasonFrame managed={managed} tab="groupsManage">
      {(season) => <Groups season={season} />}
    </SeasonFrame>
  );
}

function Groups({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const groups = useRead('listSeasonGroups', { seasonId: season.id });
  const kinds = [
    { kind: 'league', title: messages.divisions },
    { kind: 'cup', title: messages.cups },
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-7">
      {!season.isOver && (
        <div>
          <Button asChild kind="primary">
            <Link href={href('groupCreate', season.params)}>{formatMessage(formMessages.createTitle)}</Link>
          </Button>
        </div>
      )}
      {groups.length === 0 && <EmptyState className="border-t-2 border-rule">{formatMessage(messages.none)}</EmptyState>}
      {kinds.map(({ kind, title }) => {
        const ofKind = groups.filter((group) => group.kind === kind);
        return (
          ofKind.length > 0 && (
            <Section key={kind} title={formatMessage(title)}>
              <GroupTable season={season} kind={kind} groups={ofKind} />
            </Section>
          )
        );
      })}
    </div>
  );
}

type GroupTableProps = { season: SeasonOfPage; kind: SeasonGroup['kind']; groups: readonly SeasonGroup[] };

function GroupTable({ season, kind, groups }: GroupTableProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const isLeague = kind === 'league';
  return (
    <Table
      caption={formatMessage(isLeague ? messages.divisions : messages.cups)}
      rows={groups}
      rowKey={({ id }) => id}
      density="comfortable"
      columns={[
        ...(isLeague
          ? [
              {
                key: 'level',
                head: formatMessage(messages.level),
                className: 'text-ink-2 w-20',
                cell: ({ level }: SeasonGroup) => formatNumber(locale, level),
              },
            ]
          : []),
        {
          key: 'name',
          head: formatMessage(isLeague ? messages.name : messages.cupName),
          as: 'name',
          cell: (group) => (
            <Link
              href={href('groupManage', { ...season.params, group_slug: group.slug })}
              className="flex min-h-11 flex-col justify-center py-1.5 wrap-anywhere hover:underline"
            >
              {group.name}
              <span className="text-body-small font-[400] text-ink-3 md:hidden">{structureText(intl, group.structure)}</span>
            </Link>
          ),
        },
        {
          key: 'games',
          head: formatMessage(messages.games),
          from: 'md',
          className: 'text-ink-2',
          cell: ({ structure }) => structureText(intl, structure),
        },
        { key: 'teams', head: formatMessage(shared.teams), as: 'figure', cell: (group) => formatNumber(locale, playingIn(group).length) },
      ]}
    />
  );
}
