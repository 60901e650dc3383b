import type { CupStandingsRow } from '@oche/api/contract/cup';
import type { SeasonGroup } from '@oche/api/contract/group';
import { useRead } from '@oche/api/query';
import { cupRoundText } from '@oche/i18n/cupRoundText';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatDifference, formatNumber, formatResult } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Table, type Column } from '@oche/ui/Table';
import { messages as standingsMessages } from '../../../parts/league/standingsMessages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { ShareMenu } from '../../../parts/site/ShareMenu.tsx';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { CupFrame } from '../CupFrame.tsx';
import { Undrawn } from '../Rounds.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** How far the teams of a cup have come: who has won it, who is still in, then the others by the round that they reached. */
export function CompetitionCupStandings() {
  const { context, params } = usePage(page);
  return (
    <CupFrame context={context} params={params} current="competitionCupStandings">
      {(group) => <Standings group={group} />}
    </CupFrame>
  );
}

function Standings({ group }: { group: SeasonGroup }) {
  const intl = useIntl();
  const { rows } = useRead('getCupStandings', { id: group.id });
  if (rows.every(({ round }) => round === null)) return <Undrawn teams={group.teams} />;
  return (
    <div className="max-w-240 pt-5">
      <div className="flex justify-end pb-3">
        <ShareMenu title={intl.formatMessage(messages.title, { cup: group.name })} image={{ kind: 'standings', id: group.id }} />
      </div>
      <Table caption={intl.formatMessage(words.standings)} columns={columnsOf(intl)} rows={rows} rowKey={({ team }) => team.id} />
    </div>
  );
}

function columnsOf(intl: IntlShape): Column<CupStandingsRow>[] {
  const { formatMessage, locale } = intl;
  return [
    {
      ...{ key: 'position', head: formatMessage(standingsMessages.position), as: 'figure' },
      cell: ({ position }) => (position === null ? '' : formatNumber(locale, position)),
    },
    {
      ...{ key: 'team', head: formatMessage(teamMessages.team), as: 'name' },
      cell: (row) => (
        <>
          <span className={row.state === 'out' ? 'font-[500] text-ink-2' : undefined}>{row.team.name}</span>
          <span className="block text-caption font-[450] text-ink-3 sm:hidden">{reachedText(intl, row)}</span>
        </>
      ),
    },
    { key: 'reached', head: formatMessage(messages.reached), as: 'text', from: 'sm', cell: (row) => reachedText(intl, row) },
    {
      ...{
        key: 'played',
        head: formatMessage(standingsMessages.playedShort),
        headTitle: formatMessage(standingsMessages.played),
        as: 'figure',
      },
      cell: ({ played }) => formatNumber(locale, played),
    },
    {
      ...{ key: 'games', head: formatMessage(standingsMessages.games), as: 'figure', className: 'whitespace-nowrap' },
      cell: ({ setsFor, setsAgainst }) => formatResult(locale, setsFor, setsAgainst),
    },
    {
      ...{ key: 'legs', head: formatMessage(words.legs), headTitle: formatMessage(standingsMessages.legs), as: 'figure', from: 'sm' },
      ...{ className: 'whitespace-nowrap', cell: ({ legDifference }) => formatDifference(locale, legDifference) },
    },
  ];
}

/** "Winner", the round that a team plays or went out in, or that it waits for the next draw. */
function reachedText(intl: IntlShape, { state, round }: CupStandingsRow): string {
  if (state === 'champion') return intl.formatMessage(messages.champion);
  if (round) return cupRoundText(intl, round);
  return intl.formatMessage(state === 'in' ? messages.stillIn : messages.out);
}
