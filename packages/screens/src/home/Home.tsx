import { useIntl } from '@oche/i18n/provider';
import { usePage } from '../shell/usePage.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The front page: what is on now, what comes, who was best. */
export function Home() {
  const { home } = usePage(page);
  const { formatMessage } = useIntl();
  return (
    <h1>
      {formatMessage(messages.title)} {home.liveCount}
    </h1>
  );
}
