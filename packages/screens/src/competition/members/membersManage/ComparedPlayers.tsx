import type { ReactNode } from 'react';
import type { ComparedPlayer, MergePreview } from '@oche/api/contract/mergedPlayer';
import { formatInstant, formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { words } from '../../../shell/words.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { messages as pageMessages } from './messages.ts';
import { messages } from './mergeMessages.ts';
import { refusalText } from './refusalText.ts';

type ComparedPlayersProps = { preview: MergePreview; timeZone: string };

/** What tells two players apart, side by side, and what a merge would do or why there can be none. */
export function ComparedPlayers({ preview: { kept, other, splitUntil, refusal }, timeZone }: ComparedPlayersProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const number = kept.number ?? other.number;
  const rows: { key: string; head: string; cell: (player: ComparedPlayer) => ReactNode }[] = [
    { key: 'number', head: formatMessage(teamMessages.number), cell: (player) => player.number },
    {
      key: 'bornOn',
      head: formatMessage(messages.bornOn),
      cell: ({ bornOn }) => bornOn && formatPlanned(locale, bornOn, 'date'),
    },
    { key: 'account', head: formatMessage(pageMessages.account), cell: ({ account }) => account },
    {
      key: 'teams',
      head: formatMessage(messages.teams),
      cell: ({ seasons }) =>
        seasons.length > 0 && (
          <ul>
            {seasons.map((season) => (
              <li key={season.id}>
                <span className="block text-ink-3">{season.name}</span>
                {season.teams.join(', ') || '–'}
              </li>
            ))}
          </ul>
        ),
    },
    { key: 'games', head: formatMessage(words.games), cell: ({ games }) => formatNumber(locale, games) },
  ];
  return (
    <div className="grid gap-3">
      <table className="w-full table-fixed border-collapse text-body-small">
        <caption className="sr-only">{formatMessage(messages.compare)}</caption>
        <thead>
          <tr className="border-b-2 border-rule align-bottom">
            <td className="w-[32%]" />
            {[kept, other].map((player) => (
              <th key={player.id} scope="col" className="py-1.5 pl-2 text-left wrap-anywhere hyphens-auto">
                <span className="block font-[400] text-ink-3">{formatMessage(player === kept ? messages.kept : messages.merged)}</span>
                <span className="text-name">{player.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cell }) => (
            <tr key={key} className="border-b border-line align-top">
              <th scope="row" className="py-1.5 text-left font-[400] hyphens-auto text-ink-2">
                {head}
              </th>
              {[kept, other].map((player) => (
                <td key={player.id} className="py-1.5 pl-2 wrap-anywhere">
                  {cell(player) || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {refusal ? (
        <p role="status" className="border-l-4 border-warning-fill pl-4 wrap-anywhere">
          {refusalText(intl, refusal)}
        </p>
      ) : (
        <p className="text-ink-2">
          {[
            ...(number === null ? [] : [formatMessage(messages.keepsNumber, { number })]),
            formatMessage(messages.together, { name: kept.name }),
            formatMessage(messages.canBeUndone, { day: formatInstant(locale, splitUntil, timeZone, 'date') }),
          ].join(' ')}
        </p>
      )}
    </div>
  );
}
