import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';

/** Links to log in or register. Both continue to `next`. */
export function LogInOrRegister({ next }: { next: string }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild kind="primary">
        <Link href={href('login', {}, { next })}>{formatMessage(words.logIn)}</Link>
      </Button>
      <Button asChild>
        <Link href={href('register', {}, { next })}>{formatMessage(accountMessages.create)}</Link>
      </Button>
    </div>
  );
}
