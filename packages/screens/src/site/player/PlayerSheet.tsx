import type { Season } from '@oche/api/contract/competition';
import type { SeasonPlayer, SeasonPlayerGame } from '@oche/api/contract/seasonPlayer';
import { useRead } from '@oche/api/query';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatAverage, formatDifference, formatList, formatNumber, formatPercent, formatPlanned, formatResult } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { StatTile } from '@oche/ui/StatTile';
import { useHref } from '../../shell/useHref.ts';
import { useRoute } from '../../shell/useRoute.ts';
import { words } from '../../shell/words.ts';
import { averageText } from '../../parts/league/players/averageText.ts';
import { messages as playerMessages } from '../../parts/league/players/messages.ts';
import { messages as teamMessages } from '../../parts/league/teams/messages.ts';
import { matchdayText } from '../../parts/match/matchTexts.ts';
import { PersonSheet } from '../../parts/people/PersonSheet.tsx';
import { playerNames, type Numbered } from '../../parts/people/playerNames.ts';
import { useMatchHref } from '../../parts/site/useMatchHref.ts';
import { messages } from './messages.ts';

type PlayerSheetProps = { season: Season; playerId: string };

/** The figures and games of a player in a season, over the page with the name. */
export function PlayerSheet({ season, playerId }: PlayerSheetProps) {
  const { formatMessage } = useIntl();
  return (
    <PersonSheet title={formatMessage(messages.title, { season: season.name })}>
      <PlayerSeason seasonId={season.id} playerId={playerId} />
    </PersonSheet>
  );
}

function PlayerSeason({ seasonId, playerId }: { seasonId: string; playerId: string }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const season = useRead('getSeasonPlayer', { seasonId, playerId });
  const teams = formatList(
    locale,
    season.teams.map(({ name }) => name),
    'unit',
  );
  return (
    <>
      <h3 className="text-title-3 wrap-anywhere">{season.player.name}</h3>
      <p className="text-ink-2 wrap-anywhere">{teams}</p>
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 py-5 sm:grid-cols-3">
        {tilesOf(intl, season).map(({ label, value }) => (
          <StatTile key={label} label={label} value={value} />
        ))}
      </div>
      <h4 className="pb-1 text-caption text-ink-3">{formatMessage(words.games)}</h4>
      <Games games={season.games} />
      <p className="pt-3 text-body-small text-ink-3">{formatMessage(teamMessages.counted)}</p>
    </>
  );
}

/** The figures of a season. Those of leaderboards are left out without an entry. */
function tilesOf(intl: IntlShape, season: SeasonPlayer): { label: string; value: string }[] {
  const { formatMessage, locale } = intl;
  const { played, won, percent, legDifference, scores, highCheckout, shortLeg } = season;
  const number = (value: number) => formatNumber(locale, value);
  const darts = number(shortLeg?.darts ?? 0);
  return [
    { label: formatMessage(playerMessages.gamesPlayed), value: number(played) },
    { label: formatMessage(playerMessages.won), value: number(won) },
    { label: formatMessage(playerMessages.percent), value: formatPercent(locale, percent / 100) },
    { label: formatMessage(words.average), value: averageText(intl, season) },
    { label: formatMessage(playerMessages.difference), value: formatDifference(locale, legDifference) },
    ...(scores ? [{ label: '180', value: number(scores.scores180) }] : []),
    ...(highCheckout?.checkout ? [{ label: formatMessage(messages.highCheckout), value: number(highCheckout.checkout) }] : []),
    ...(shortLeg
      ? [{ label: formatMessage(words.bestLeg), value: shortLeg.isAtMost ? formatMessage(playerMessages.atMost, { darts }) : darts }]
      : []),
  ];
}

/** The games, each with a link to its log, or to its match if it has none. */
function Games({ games }: { games: readonly SeasonPlayerGame[] }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const params = useRoute()?.params as { season?: string } | undefined;
  const matchHref = useMatchHref({ ...(params?.season !== undefined && { season: params.season }) });
  const nameOf = playerNames(
    intl,
    games.flatMap(({ partners, opponents }) => [...partners, ...opponents]),
  );
  const namesOf = (players: readonly Numbered[]) => formatList(locale, players.map(nameOf));
  return (
    <ul className="border-t-2 border-rule">
      {games.map(({ id, match, partners, opponents, against, legs, outcome, average, hasLog }) => (
        <li key={id} className="border-b border-line">
          <Link
            href={hasLog ? href('live', { id }) : matchHref(match)}
            className="grid min-h-14 grid-cols-[3.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-2 hover:bg-pressed"
          >
            <span className={`score-sm text-[1.375rem] ${outcome === 'won' ? '' : 'text-ink-3'}`}>
              {formatResult(locale, ...legs)}
              <span className="sr-only">{formatMessage(messages.outcome, { outcome })}</span>
            </span>
            <span className="min-w-0 wrap-anywhere">
              {partners.length > 0
                ? formatMessage(messages.withAgainst, { partners: namesOf(partners), opponents: namesOf(opponents) })
                : formatMessage(messages.against, { opponents: namesOf(opponents) })}
              <span className="block text-body-small text-ink-3">
                {[match.day === null ? matchdayText(intl, match) : formatPlanned(locale, match.day, 'date'), against.name].join(' · ')}
              </span>
            </span>
            {average !== null && (
              <span className="text-right text-ink-2 tabular">
                <span className="sr-only">{formatMessage(words.average)} </span>
                {formatAverage(locale, average)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
