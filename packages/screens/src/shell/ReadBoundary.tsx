import { useState, type ReactNode } from 'react';
import { useAreRead } from '@oche/api/query';
import type { Reads } from '@oche/api/read';
import { Boundary } from './Boundary.tsx';

type ReadBoundaryProps = { /** what the children read */ reads: Reads; skeleton?: ReactNode; children: ReactNode };

/** A boundary around a part of a page. If the server has read its data, the HTML contains it in place, so that it is complete without a script. */
export const ReadBoundary = (props: ReadBoundaryProps) => <OfReads key={JSON.stringify(props.reads)} {...props} />;

function OfReads({ reads, ...props }: ReadBoundaryProps) {
  // The first value is kept: it equals the server's, and a changed tree would remount the children.
  const [isRead] = useState(useAreRead(reads));
  return <Boundary complete={isRead} {...props} />;
}
