import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { LoneLink } from '../../../shell/LoneLink.tsx';
import { Pages } from '../../../parts/forms/Pages.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { ManagedTournaments } from '../../parts/ManagedTournaments.tsx';
import { ManagePage } from '../../parts/ManagePage.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** All tournaments of the club, including drafts and tests. */
export function TournamentsManage() {
  const { user, search } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <ManagePage
      user={user}
      title={formatMessage(words.tournaments)}
      actions={() => (
        <Button asChild kind="primary">
          <Link href={href('tournamentCreate')}>{formatMessage(shared.newTournament)}</Link>
        </Button>
      )}
    >
      {({ id }) => <ClubTournaments organisationId={id} page={Number(search.get('page')) || 1} club={search.get('club') ?? undefined} />}
    </ManagePage>
  );
}

function ClubTournaments({ organisationId, page: pageNumber, club }: { organisationId: string; page: number; club: string | undefined }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const tournaments = useRead('listManagedTournaments', { organisationId, page: pageNumber });
  return (
    <div className="pt-4">
      <ManagedTournaments
        tournaments={tournaments.items}
        caption={formatMessage(words.tournaments)}
        empty={
          <EmptyState action={<LoneLink href={href('tournamentCreate')}>{formatMessage(shared.newTournament)}</LoneLink>}>
            {formatMessage(messages.empty)}
          </EmptyState>
        }
      />
      <Pages list={tournaments} href={(to) => href('tournamentsManage', {}, { club, page: to > 1 ? to : undefined })} />
    </div>
  );
}
