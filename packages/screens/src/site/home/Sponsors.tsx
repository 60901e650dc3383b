import type { Sponsor } from '@oche/api/contract/competition';
import { useFile } from '@oche/api/provider';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { messages } from './messages.ts';

/** The sponsors of a competition: their logos, or their names. */
export function Sponsors({ sponsors }: { sponsors: readonly Sponsor[] }) {
  const { formatMessage } = useIntl();
  if (sponsors.length === 0) return null;
  return (
    <section aria-label={formatMessage(messages.sponsors)} className="border-t border-line pt-5">
      <h2 className="text-caption text-ink-3">{formatMessage(messages.sponsors)}</h2>
      <ul className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-3">
        {sponsors.map((sponsor) => (
          <li key={sponsor.name} className="min-w-0">
            <Name sponsor={sponsor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ sponsor: { name, url, logo } }: { sponsor: Sponsor }) {
  const src = useFile(logo);
  const content = src === null ? name : <img src={src} alt={name} className="max-h-12 max-w-40 object-contain" />;
  if (url === null) return <span className="inline-flex min-h-11 items-center text-name wrap-anywhere">{content}</span>;
  return (
    <Link href={url} className="inline-flex min-h-11 items-center text-name wrap-anywhere hover:underline">
      {content}
    </Link>
  );
}
