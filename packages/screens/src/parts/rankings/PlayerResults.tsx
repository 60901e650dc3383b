import type { Ranking, RankingPlayer, RankingRow } from '@oche/api/contract/ranking';
import { useRead } from '@oche/api/query';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatDifference, formatList, formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { useHref } from '../../shell/useHref.ts';
import { withinSentence } from '../game/slotText.ts';
import { usePersonHref } from '../people/usePersonHref.ts';
import { messages } from './rankingMessages.ts';
import { criterionName, placeName, sourceName } from './schemeWords.ts';

type PlayerResultsProps = { ranking: Ranking; playerId: string };

/** The results of a player below their row, with a line for each tournament that counts. */
export function PlayerSummary({ ranking, playerId }: PlayerResultsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const personHref = usePersonHref();
  const player = useRead('getRankingPlayer', { ranking: ranking.id, playerId });
  const { row, results, points } = player;
  return (
    <>
      <ul>
        {ranking.tournaments
          .filter(({ counts }) => counts)
          .map(({ id, startsAt }) => {
            const result = results.find(({ tournament }) => tournament.id === id);
            const isQuiet = !result?.counts;
            return (
              <li
                key={id}
                className="grid min-h-10 grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-line py-1.5"
              >
                <span className="text-body-small text-ink-3 tabular">{formatPlanned(locale, startsAt, 'shortDay')}</span>
                <span className={`text-body-small wrap-anywhere ${isQuiet ? 'text-ink-3' : 'text-ink-2'}`}>
                  {result ? summaryText(intl, result) : formatMessage(messages.notThere)}
                </span>
                <ResultPoints result={result} />
              </li>
            );
          })}
      </ul>
      <Adjustments player={player} />
      <p className="pt-3 text-body-small text-ink-2">{countedText(intl, results, points, row)}</p>
      <p className="pt-3">
        <LoneLink href={personHref({ id: playerId })} className="text-body-small">
          {formatMessage(messages.howMade)}
        </LoneLink>
      </p>
    </>
  );
}

/** How a player came to their place: every result with its sources of points, points by hand, and what separates the player from the one above. */
export function PlayerDetail({ ranking, playerId }: PlayerResultsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const player = useRead('getRankingPlayer', { ranking: ranking.id, playerId });
  const { row, results, points } = player;
  const { best } = ranking.scheme.counting;
  const why = row && whyText(intl, row);
  return (
    <>
      <h3 className="text-title-3 wrap-anywhere">{player.player.name}</h3>
      <p className="pt-1 text-ink-2">
        {row ? formatMessage(messages.placeOf, { position: row.position }) : formatMessage(messages.notRanked)}
        {', '}
        {countedText(intl, results, points, row)}
      </p>
      {why && <p className="pt-2 text-body-small text-ink-2">{why}</p>}
      <ul className="mt-4 border-t-2 border-rule">
        {results.map(({ tournament, lines, ...result }) => (
          <li key={tournament.id} className="border-b border-line py-2.5">
            <div className="flex items-baseline gap-x-3">
              <span className="min-w-0 grow wrap-anywhere">
                <Link href={href('tournament', { tournament: tournament.slug })} className="text-name hover:underline">
                  {tournament.name}
                </Link>
                <span className="block text-caption text-ink-3">{formatPlanned(locale, tournament.startsAt, 'date')}</span>
              </span>
              <ResultPoints result={result} />
            </div>
            <ul className={result.counts ? 'text-ink-2' : 'text-ink-3'}>
              {lines.map((line, i) => (
                <li key={i} className="flex items-baseline justify-between gap-x-3 text-body-small">
                  <span className="min-w-0 wrap-anywhere">{sourceName(intl, line)}</span>
                  <span className="tabular">{formatNumber(locale, line.points)}</span>
                </li>
              ))}
            </ul>
            {!result.counts && best !== undefined && (
              <p className="pt-1 text-body-small text-ink-3">{formatMessage(messages.droppedWhy, { count: best })}</p>
            )}
          </li>
        ))}
      </ul>
      <Adjustments player={player} />
    </>
  );
}

type Result = Pick<RankingPlayer['results'][number], 'points' | 'counts'>;

function ResultPoints({ result }: { result: Result | undefined }) {
  const { formatMessage, locale } = useIntl();
  if (!result) return <span className="text-ink-3">–</span>;
  const points = formatNumber(locale, result.points);
  if (result.counts) return <span className="score-xs">{points}</span>;
  return (
    <span className="score-xs text-ink-3">
      <s className="decoration-1">{points}</s>
      <span className="sr-only"> {formatMessage(messages.dropped)}</span>
    </span>
  );
}

/** How far a player came in a tournament, with the bonuses: "semi-final, 2 × 180". */
function summaryText(intl: IntlShape, { lines }: Pick<RankingPlayer['results'][number], 'lines'>): string {
  const knockout = lines.find(({ kind }) => kind === 'knockout-place');
  const group = lines.find(({ kind }) => kind === 'group-place');
  const reached = knockout?.kind === 'knockout-place' ? placeName(intl, knockout) : group ? sourceName(intl, group) : undefined;
  const bonuses = lines.filter(({ kind }) => kind === 'bonus').map((line) => sourceName(intl, line));
  const attendance = lines.filter(({ kind }) => kind === 'attendance').map((line) => withinSentence(intl, sourceName(intl, line)));
  const parts = [...(reached === undefined ? [] : [withinSentence(intl, reached)]), ...bonuses, ...attendance];
  return parts.length > 0 ? formatList(intl.locale, parts, 'unit') : lines.map((line) => sourceName(intl, line)).join(', ');
}

function countedText({ formatMessage, locale }: IntlShape, results: readonly Result[], points: number, row: RankingRow | null): string {
  return formatMessage(messages.counted, {
    count: results.filter(({ counts }) => counts).length,
    points: formatNumber(locale, points),
    behind: row && row.behind > 0 ? formatNumber(locale, row.behind) : 'none',
  });
}

/** What separates a player from the one above who has the same points; null if points do. */
function whyText(intl: IntlShape, { tied, decidedBy }: RankingRow): string | null {
  const { formatMessage, locale } = intl;
  if (tied) return formatMessage(messages.tied);
  if (!decidedBy) return null;
  const [value, other] = [formatNumber(locale, decidedBy.value), formatNumber(locale, decidedBy.other)];
  return decidedBy.nth === null
    ? formatMessage(messages.decided, { criterion: criterionName(intl, decidedBy.criterion), value, other })
    : formatMessage(messages.decidedNth, { nth: decidedBy.nth, value, other });
}

function Adjustments({ player: { adjustments } }: { player: RankingPlayer }) {
  const { formatMessage, locale } = useIntl();
  if (adjustments.length === 0) return null;
  return (
    <>
      <h4 className="pt-4 text-caption text-ink-3">{formatMessage(messages.byHand)}</h4>
      <ul>
        {adjustments.map(({ points, reason, on }, i) => (
          <li key={i} className="grid min-h-10 grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-line py-1.5">
            <span className="text-body-small text-ink-3 tabular">{formatPlanned(locale, on, 'shortDay')}</span>
            <span className="text-body-small wrap-anywhere text-ink-2">{reason}</span>
            <span className="score-xs">{formatDifference(locale, points)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
