import { useEffect, useRef } from 'react';
import { useSession } from '@oche/api/session';
import type { Native } from '../shell/host.tsx';
import { usePreference } from '../shell/preferences.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

/** What the app does in the native shell beside being shown. */
export function NativeShell({ native }: { native: Native }) {
  useReloadOnResume(native);
  useBackButton(native);
  useEffect(() => native.ready(), [native]);
  return <UpdatePrompt native={native} />;
}

/** Who is logged in may have been renamed, locked or told something while the app was away. */
function useReloadOnResume(native: Native): void {
  const session = useSession();
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  });
  useEffect(
    () =>
      native.onResume(() => {
        const { state, reload } = latest.current;
        // Refused where the user is on the way already.
        if (state !== 'unauthenticated') reload().catch(() => undefined);
      }),
    [native],
  );
}

/** Everything that lies over a page and that Escape closes. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu], :popover-open';

/** Closes what lies over the page, else goes back, else leaves the app; a device that belongs to a board is left by five taps and by nothing else. */
function useBackButton(native: Native): void {
  const [tabletMode] = usePreference('tabletMode');
  useEffect(
    () =>
      native.onBack((canGoBack) => {
        const overlay = [...document.querySelectorAll(overlays)].at(-1);
        if (overlay) overlay.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        else if (tabletMode === 'true') return;
        else if (canGoBack) history.back();
        else native.minimize();
      }),
    [native, tabletMode],
  );
}
