import { useIntl } from '@oche/i18n/provider';
import { Pagination } from '@oche/ui/Pagination';
import { messages } from '../../shell/messages.ts';

type PagesProps = {
  /** the answer of a list */
  list: { page: number; perPage: number; total: number };
  href: (page: number) => string;
};

/** Goes through the pages of a list; nothing where there is one. */
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
