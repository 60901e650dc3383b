import { useIntl } from '@oche/i18n/provider';
import { Pagination } from '@oche/ui/Pagination';
import { messages } from '../../shell/messages.ts';

type PagesProps = {
  /** the response of a list endpoint */
  list: { page: number; perPage: number; total: number };
  href: (page: number) => string;
};

/** The pagination of a list. Renders nothing if there is only one page. */
export function Pages({ list: { page, perPage, total }, href }: PagesProps) {
  const { formatMessage } = useIntl();
  const pages = Math.ceil(total / perPage);
  return (
    <Pagination
      label={formatMessage(messages.pages)}
      page={page}
      pages={pages}
      href={href}
      previous={formatMessage(messages.previousPage)}
      next={formatMessage(messages.nextPage)}
      status={formatMessage(messages.pageOf, { page, pages })}
    />
  );
}
