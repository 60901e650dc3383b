/* eslint-disable no-restricted-syntax -- a frame for stories, whose texts are written in them */
import type { ReactNode } from 'react';
import { SyncState } from '../SyncState/SyncState.tsx';

/** Scoring without a network: the strip stands over the component, which goes on as ever. */
export const Offline = ({ children }: { children: ReactNode }) => (
  <div className="flex h-full flex-col">
    <SyncState state="offline" title="No network" look="strip">
      4 visits kept on this tablet
    </SyncState>
    <div className="min-h-0 flex-1">{children}</div>
  </div>
);
