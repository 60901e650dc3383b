import { Link } from '@oche/ui/Link';

/** The name of a team with its colours as small squares, as a link to its page. */
export function TeamName({ name, colours, href }: { name: string; colours: readonly string[]; href: string }) {
  return (
    <Link href={href} className="flex min-h-11 items-center gap-2 hover:underline">
      <Colours colours={colours} />
      <span className="min-w-0 text-name wrap-anywhere">{name}</span>
    </Link>
  );
}

/** The colours of a team; nothing if it has none. They say nothing that its name does not. */
export function Colours({ colours }: { colours: readonly string[] }) {
  if (colours.length === 0) return null;
  return (
    <span aria-hidden className="flex shrink-0">
      {colours.map((colour) => (
        <span key={colour} className="size-3 border border-line-2 print:hidden" style={{ backgroundColor: colour }} />
      ))}
    </span>
  );
}
