import type { Impersonation } from '@oche/api/contract/admin';
import { useRead } from '@oche/api/query';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Table } from '@oche/ui/Table';
import { useDeviceZone } from '../shell/device.ts';
import { Pages } from '../parts/forms/Pages.tsx';
import { messages, trailMessages } from './messages.ts';

type ImpersonationLogProps = {
  /** limits the log to impersonations by or of this account */
  userId?: string;
  page: number;
  hrefOf: (page: number) => string;
};

/** The log of impersonations: the super admin, the impersonated user, start and end, and the changes. */
export function ImpersonationLog({ userId, page, hrefOf }: ImpersonationLogProps) {
  const { formatMessage } = useIntl();
  const list = useRead('listImpersonations', { page, perPage: 25, ...(userId !== undefined && { userId }) });
  const when = useWhen();
  return (
    <>
      <Table
        caption={formatMessage(messages.trail)}
        rows={list.items}
        rowKey={({ id }) => id}
        density="comfortable"
        columns={[
          {
            key: 'who',
            head: formatMessage(trailMessages.who),
            as: 'name',
            cell: (row) => (
              <div className="py-1.5 wrap-anywhere">
                {formatMessage(trailMessages.actedAs, {
                  actor: row.actor.name ?? formatMessage(trailMessages.deleted),
                  user: row.user.name ?? formatMessage(trailMessages.deleted),
                })}
                <span className="block text-body-small font-[400] text-ink-3 md:hidden">{when(row)}</span>
                <Writes writes={row.writes} />
              </div>
            ),
          },
          { key: 'when', head: formatMessage(trailMessages.when), from: 'md', className: 'text-ink-2', cell: when },
        ]}
        empty={<EmptyState>{formatMessage(trailMessages.empty)}</EmptyState>}
      />
      <Pages list={list} href={hrefOf} />
    </>
  );
}

type Writes = Impersonation['writes'];
const countOf = (writes: Writes) => writes.reduce((sum, { count }) => sum + count, 0);

/** Formats the times of a row in the time zone of the device. */
const useWhen = () => {
  const { formatMessage, locale } = useIntl();
  const zone = useDeviceZone();
  return ({ startedAt, endedAt }: Impersonation) => {
    const from = formatInstant(locale, startedAt, zone);
    return endedAt === null
      ? formatMessage(trailMessages.goingOn, { from })
      : formatMessage(trailMessages.until, { from, to: formatInstant(locale, endedAt, zone) });
  };
};

/** The API calls that changed data, by endpoint and path. */
function Writes({ writes }: { writes: Writes }) {
  const { formatMessage, locale } = useIntl();
  const zone = useDeviceZone();
  const changes = formatMessage(trailMessages.changes, { count: countOf(writes) });
  if (writes.length === 0) return <span className="block text-body-small font-[400] text-ink-3">{changes}</span>;
  return (
    <details className="text-body-small font-[400] text-ink-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-3">{changes}</summary>
      <ul className="grid gap-2 pb-2">
        {writes.map(({ endpoint, path, count, lastAt }) => (
          <li key={`${endpoint} ${path}`}>
            <code className="font-[600] text-ink">{endpoint}</code> <code className="wrap-anywhere">{path}</code>
            <span className="block text-ink-3">
              {formatMessage(trailMessages.times, { count, when: formatInstant(locale, lastAt, zone) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
