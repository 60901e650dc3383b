import type { CompetitionContext, GroupRef } from '@oche/api/contract/competition';
import { useRead } from '@oche/api/query';
import { cupRoundText } from '@oche/i18n/cupRoundText';
import { formatList } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { messages as cupMessages } from '../../parts/league/cupMessages.ts';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { useHref } from '../../shell/useHref.ts';
import { cupsOf, divisionsOf } from './frontReads.ts';
import { messages } from './messages.ts';

type OfSeason = { context: CompetitionContext; params: { season?: string } };

/** The champions of a finished season, and the teams that go up and down, on the lit bed. */
export function Honours({ context, params }: OfSeason) {
  const { formatMessage } = useIntl();
  return (
    <section aria-label={formatMessage(messages.champions)} className="lit break-inside-avoid p-4 sm:p-6">
      <h2 className="text-title-3">{formatMessage(messages.champions)}</h2>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 border-t border-line pt-4 sm:grid-cols-2">
        {divisionsOf(context).map((division) => (
          <Division key={division.id} division={division} params={params} />
        ))}
        {cupsOf(context).map((cup) => (
          <CupWinner key={cup.id} cup={cup} />
        ))}
      </dl>
    </section>
  );
}

function Division({ division: { id, name, slug }, params }: { division: GroupRef; params: OfSeason['params'] }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const { rows } = useRead('getStandings', { id });
  const inZone = (wanted: 'up' | 'down') => {
    const teams = rows.flatMap(({ zone, team }) => (zone === wanted ? [team.name] : []));
    return teams.length === 0 ? [] : [formatMessage(messages[wanted], { teams: formatList(locale, teams) })];
  };
  const champion = rows[0]?.position === 1 && rows[0].tiedWith.length === 0 ? rows[0].team : null;
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-2">{name}</dt>
      <dd>
        <Link
          href={href('competitionStandings', { ...params, group: slug })}
          className="block text-heading wrap-anywhere hyphens-auto hover:underline"
        >
          {champion?.name ?? formatMessage(messages.noChampion)}
        </Link>
        {[...inZone('up'), ...inZone('down')].map((line) => (
          <p key={line} className="pt-1 text-body-small text-ink-2 wrap-anywhere">
            {line}
          </p>
        ))}
      </dd>
    </div>
  );
}

function CupWinner({ cup: { id, name } }: { cup: GroupRef }) {
  const { champion } = useRead('getCupBracket', { id });
  if (!champion) return null;
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-2">{name}</dt>
      <dd className="text-heading wrap-anywhere hyphens-auto">{champion.name}</dd>
    </div>
  );
}

/** The cups of a season that are being played: how far each is. */
export function FrontCups({ context, params }: OfSeason) {
  const { formatMessage } = useIntl();
  const cups = cupsOf(context);
  if (cups.length === 0) return null;
  return (
    <Section title={formatMessage(siteMessages.cup)} rule>
      <ul>
        {cups.map((cup) => (
          <Cup key={cup.id} cup={cup} params={params} />
        ))}
      </ul>
    </Section>
  );
}

function Cup({ cup: { id, name, slug }, params }: { cup: GroupRef; params: OfSeason['params'] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { rounds, champion, next } = useRead('getCupBracket', { id });
  const present = rounds.at(-1);
  const teamsLeft = next ? next.teams.length + next.waiting.length + 2 * next.open : 0;
  const facts = champion
    ? [formatMessage(cupMessages.champion, { team: champion.name })]
    : [
        present ? cupRoundText(intl, present.name) : formatMessage(cupMessages.notDrawn),
        ...(present && teamsLeft > 0 ? [formatMessage(cupMessages.stillIn, { count: teamsLeft })] : []),
      ];
  return (
    <li className="relative border-b border-line hover:bg-pressed">
      <Link href={href('competitionCupBracket', { ...params, group: slug })} className="grid min-h-11 py-2.5 after:absolute after:inset-0">
        <span className="text-name wrap-anywhere hyphens-auto">{name}</span>
        <span className="text-caption text-ink-2 wrap-anywhere">{facts.join(' · ')}</span>
      </Link>
    </li>
  );
}
