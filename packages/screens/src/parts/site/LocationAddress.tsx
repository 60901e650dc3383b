import { useIntl } from '@oche/i18n/provider';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { siteMessages } from './siteMessages.ts';

/** A location with its address, if it is known, and a map. */
export function LocationAddress({ name, address }: { name: string; address: string }) {
  const { formatMessage } = useIntl();
  return (
    <div className="py-3">
      <p className="text-name wrap-anywhere">{name}</p>
      {address !== '' && (
        <>
          <p className="text-ink-2 wrap-anywhere">{address}</p>
          <LoneLink href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`} className="mt-2 print:hidden">
            {formatMessage(siteMessages.map)}
          </LoneLink>
        </>
      )}
    </div>
  );
}
