import { Link, type LinkProps } from '@oche/ui/Link';

/** A link that stands by itself, not in a sentence: a finger finds it above and below its line as well. */
export function LoneLink({ className = '', ...props }: Omit<LinkProps, 'kind'>) {
  return (
    <Link kind="underlined" className={`relative inline-block after:absolute after:inset-x-0 after:-inset-y-3 ${className}`} {...props} />
  );
}
