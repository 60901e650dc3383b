import { useEffect } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { PageHeader } from '@oche/ui/PageHeader';
import { useHost } from '../../../shell/host.tsx';
import { words } from '../../../shell/words.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The competitions that the user manages. The only one opens at once. */
export function Competitions() {
  const { competitions } = usePage(page);
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const [first] = competitions;
  const only = first && competitions.length === 1 ? href('competitionManage', { org_slug: first.slug }) : null;
  useEffect(() => {
    if (only !== null) navigate(only, { replace: true });
  }, [only, navigate]);
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} description={formatMessage(messages.description)} />
      {competitions.length === 0 ? (
        <EmptyState
          className="mt-6 border-t-2 border-rule"
          action={
            <Link kind="underlined" href={`${href('help')}#begin`}>
              {formatMessage(words.help)}
            </Link>
          }
        >
          {formatMessage(messages.none)}
        </EmptyState>
      ) : (
        <ul className="mt-6 max-w-[40rem] border-t-2 border-rule">
          {competitions.map(({ id, slug, name, role }) => (
            <li key={id} className="border-b border-line">
              <Link
                href={href('competitionManage', { org_slug: slug })}
                className="flex min-h-14 flex-wrap items-center gap-x-4 py-2 hover:underline"
              >
                <span className="min-w-0 flex-1 text-name wrap-anywhere">{name}</span>
                <span className="text-body-small text-ink-3">{formatMessage(messages.role, { role })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
