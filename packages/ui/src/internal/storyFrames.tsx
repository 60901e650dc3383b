/* eslint-disable no-restricted-syntax -- a frame for stories, whose texts are not in a catalogue */
import type { ReactNode } from 'react';
import { SyncState } from '../SyncState/SyncState.tsx';

/** A frame for a component without a network: a strip above the component. */
export const OfflineFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex h-full flex-col">
    <SyncState state="offline" title="No network" look="strip">
      4 visits kept on this tablet
    </SyncState>
    <div className="min-h-0 flex-1">{children}</div>
  </div>
);
