import type { Output } from '@oche/api/contract/endpoints';
import { useFile } from '@oche/api/provider';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { SitePage } from '../../frame/SitePage.tsx';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { useMainLanguage } from '../../../parts/site/useMainLanguage.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The board of a competition in a season. Its members are written to by the address of the competition. */
export function CompetitionBoard() {
  const { context } = usePage(page);
  const { formatMessage } = useIntl();
  const { contactEmail } = context.organisation;
  return (
    <SitePage
      context={context}
      header={{
        title: formatMessage(siteMessages.board),
        ...(contactEmail !== null && {
          actions: (
            <Button asChild>
              <Link href={`mailto:${contactEmail}`}>{formatMessage(messages.write)}</Link>
            </Button>
          ),
        }),
      }}
    >
      {({ id }) => <Board seasonId={id} isFinished={context.isFinished} />}
    </SitePage>
  );
}

function Board({ seasonId, isFinished }: { seasonId: string; isFinished: boolean }) {
  const { formatMessage } = useIntl();
  const mainLanguage = useMainLanguage();
  const board = useRead('listSiteBoard', { seasonId });
  if (board.length === 0) return <EmptyState>{formatMessage(isFinished ? siteMessages.notKept : messages.none)}</EmptyState>;
  return (
    <ul lang={mainLanguage} className="mt-4 grid gap-x-12 border-t-2 border-rule sm:grid-cols-2 lg:grid-cols-3">
      {board.map((member) => (
        <Member key={member.id} member={member} />
      ))}
    </ul>
  );
}

function Member({ member: { name, office, picture } }: { member: Output<'listSiteBoard'>[number] }) {
  const src = useFile(picture);
  return (
    <li className="flex min-h-22 items-center gap-4 border-b border-line py-3">
      <span aria-hidden className="grid size-16 shrink-0 place-items-center overflow-hidden bg-sunken text-title-3 text-ink-3">
        {src === null ? [...name].slice(0, 1) : <img src={src} alt="" className="size-full object-cover" />}
      </span>
      <span className="min-w-0">
        <span className="block text-name wrap-anywhere hyphens-auto">{name}</span>
        <span className="block text-body-small text-ink-2 wrap-anywhere hyphens-auto">{office}</span>
      </span>
    </li>
  );
}
