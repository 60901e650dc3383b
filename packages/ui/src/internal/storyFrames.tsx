/* eslint-disable no-restricted-syntax -- a frame for stories, which contain their texts */
import type { ReactNode } from 'react';
import { SyncState } from '../SyncState/SyncState.tsx';

/** Scoring without a network: a strip above the component, which works as usual. */
export const Offline = ({ children }: { children: ReactNode }) => (
  <div className="flex h-full flex-col">
    <SyncState state="offline" title="No network" look="strip">
      4 visits kept on this tablet
    </SyncState>
    <div className="min-h-0 flex-1">{children}</div>
  </div>
);
