import { Link, type LinkProps } from '@oche/ui/Link';

/** A link that stands by itself, not in a sentence: a finger finds it above and below its line too, and beside a short one. */
export function LoneLink({ className = '', ...props }: Omit<LinkProps, 'kind'>) {
  return (
    <Link
      kind="underlined"
      className={`relative inline-block after:absolute after:-inset-y-3 after:left-1/2 after:w-full after:min-w-11 after:-translate-x-1/2 ${className}`}
      {...props}
    />
  );
}
