import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Dialog } from '@oche/ui/Dialog';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../shell/Boundary.tsx';
import { useHost } from '../../shell/host.tsx';
import { words } from '../../shell/words.ts';

/** What `?person=` opens over a page: the figures of a player. Closing it keeps the rest of the query. */
export function PersonSheet({ title, children }: { title: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { pathname, search, navigate } = useHost();
  const close = () => {
    const rest = new URLSearchParams([...search].filter(([key]) => key !== 'person'));
    navigate(rest.size > 0 ? `${pathname}?${rest}` : pathname, { replace: true, inPlace: true, shallow: true });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()} shape="right" title={title} close={formatMessage(words.close)}>
      <Boundary skeleton={<Skeleton shape="row" count={8} />}>{children}</Boundary>
    </Dialog>
  );
}
