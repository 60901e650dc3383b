import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { bothSides } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Boundary } from '../../shell/Boundary.tsx';
import type { UsedMatch } from '../../parts/match/useMatch.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { contactMessages as messages } from './contactMessages.ts';

type ContactsProps = { match: UsedMatch; season: SeasonOfPage };

/** How a captain reaches the captains of the other team, and an organiser those of both, until the match is played. Nothing for others. */
export function Contacts({ match, season }: ContactsProps) {
  const { rights, state } = match;
  const isToCome = !['to-confirm', 'confirmed', 'disputed', 'walkover', 'cancelled'].includes(state.status);
  if (!isToCome || (!rights.isEditor && rights.sides.length === 0)) return null;
  return (
    <Boundary skeleton={null}>
      <List match={match} season={season} />
    </Boundary>
  );
}

function List({ match: { rights, sheet }, season }: ContactsProps) {
  const { formatMessage } = useIntl();
  const { teams } = useReads({ teams: read('listTeams', { seasonId: season.id }) });
  const others = bothSides.filter((side) => rights.sides.length === 0 || !rights.sides.includes(side));
  const contacts = others.flatMap((side) => {
    const { id, name: team } = sheet.match[side === 0 ? 'home' : 'away'];
    const captains = teams.find((each) => each.id === id)?.captains ?? [];
    return captains.filter(({ phone, email }) => phone || email).map((captain) => ({ ...captain, team }));
  });
  if (contacts.length === 0) return null;
  return (
    <Section title={formatMessage(messages.title)} rule className="print:hidden">
      <ul>
        {contacts.map(({ team, name, phone, email }) => (
          <li key={`${team} ${name}`} className="border-b border-line py-2 wrap-anywhere">
            <span className="text-name">{name}</span> <span className="text-body-small text-ink-2">{team}</span>
            <span className="flex flex-wrap gap-x-5">
              {phone && (
                <Link kind="underlined" href={`tel:${phone.replaceAll(' ', '')}`} className="flex min-h-11 items-center">
                  {phone}
                </Link>
              )}
              {email && (
                <Link kind="underlined" href={`mailto:${email}`} className="flex min-h-11 items-center">
                  {email}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
