import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { LoneLink } from '../shell/LoneLink.tsx';
import { useHref } from '../shell/useHref.ts';
import { messages } from './messages.ts';

/** Shown if no player is linked to the account. Explains why the page is empty and whom to ask. */
export function NotLinked() {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <EmptyState action={<LoneLink href={href('tournaments')}>{formatMessage(messages.findTournament)}</LoneLink>} className="max-w-measure">
      {formatMessage(messages.notLinked)}
    </EmptyState>
  );
}
