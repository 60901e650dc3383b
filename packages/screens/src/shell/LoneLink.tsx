import { Link, type LinkProps } from '@oche/ui/Link';

/** A link on its own, not within a sentence. Its touch target is at least 44 px wide and extends above and below the text. */
export function LoneLink({ className = '', ...props }: Omit<LinkProps, 'kind'>) {
  return (
    <Link
      kind="underlined"
      className={`relative inline-block after:absolute after:-inset-y-3 after:left-1/2 after:w-full after:min-w-11 after:-translate-x-1/2 ${className}`}
      {...props}
    />
  );
}
