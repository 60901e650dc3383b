import type { User } from '@oche/api/contract/account';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../shell/Boundary.tsx';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { roleWords } from '../../parts/people/roleWords.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { GamesOverview } from './GamesOverview.tsx';
import { messages } from './messages.ts';
import { MyCalendar } from './MyCalendar.tsx';
import { OwnTeams } from './OwnTeams.tsx';
import { Players } from './Players.tsx';

/** The own teams of a captain, the user's next game and statistics, name and e-mail address, clubs, linked players and calendar. */
export function AccountOverview() {
  const { user, players, calendar } = useReads({ user: read('getUser'), players: read('listMyPlayers'), calendar: read('getMyCalendar') });
  const { formatMessage } = useIntl();
  const href = useHref();
  // The server does not know the token. The session clears it and reloads the page.
  if (!user) return null;
  const facts = [
    { label: formatMessage(words.name), value: user.name },
    { label: formatMessage(words.email), value: user.email },
  ];
  return (
    <>
      {user.isCaptain && (
        <Boundary skeleton={<Skeleton shape="row" count={2} className="pt-7" />}>
          <OwnTeams user={user} />
        </Boundary>
      )}
      <GamesOverview />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pt-7 lg:grid-cols-2">
        <Section title={formatMessage(messages.you)} link={{ href: href('profileSettings'), label: formatMessage(messages.change) }} rule>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label} className="border-b border-line py-2.5">
                <dt className="text-caption text-ink-3">{label}</dt>
                <dd className="text-name wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Clubs user={user} />
        <Players players={players} />
        {(user.isCaptain || players.length > 0) && <MyCalendar {...calendar} />}
      </div>
    </>
  );
}

function Clubs({ user: { memberships } }: { user: User }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const row = 'flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2.5';
  return (
    <Section title={formatMessage(messages.clubs)} rule>
      {memberships.length === 0 ? (
        <EmptyState action={<LoneLink href={href('manage')}>{formatMessage(messages.startClub)}</LoneLink>}>
          {formatMessage(messages.noClubs)}
        </EmptyState>
      ) : (
        <ul>
          {memberships.map(({ role, organisation: { id, slug, name, kind } }) => {
            const texts = (
              <>
                <span className="min-w-0 text-name wrap-anywhere">{name}</span>
                <span className="text-body-small text-ink-3">{formatMessage(roleWords[role])}</span>
              </>
            );
            return (
              <li key={id + role}>
                <Link
                  href={kind === 'club' ? href('manage', {}, { club: slug }) : href('competitionManage', { org_slug: slug })}
                  className={`${row} hover:bg-pressed`}
                >
                  {texts}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
