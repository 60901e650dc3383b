import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { PageHeader } from '@oche/ui/PageHeader';
import { Pages } from '../../parts/forms/Pages.tsx';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The list of public rankings, each with the organisation whose tournaments count. */
export function Rankings() {
  const { rankings } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} description={formatMessage(messages.description)} />
      <div className="pt-4">
        {rankings.items.length === 0 && <EmptyState>{formatMessage(messages.none)}</EmptyState>}
        <ul>
          {rankings.items.map(({ id, name, organisation }) => (
            <li key={id} className="min-h-11 border-b border-line py-2.5 text-name wrap-anywhere hyphens-auto">
              {name}
              <span className="block text-body-small font-[400] text-ink-3">{organisation.name}</span>
            </li>
          ))}
        </ul>
        <Pages list={rankings} href={(to) => href('rankings', {}, { page: to > 1 ? to : undefined })} />
      </div>
    </>
  );
}
