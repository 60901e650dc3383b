import { useEffect, useRef } from 'react';
import { useSession } from '@oche/api/session';
import type { Native } from '../shell/host.tsx';
import { usePreference } from '../shell/preferences.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

/** The parts of the app that only the native shell needs: it reloads the user on resume, handles the back button and offers updates. */
export function NativeShell({ native }: { native: Native }) {
  useReloadOnResume(native);
  useBackButton(native);
  useEffect(() => native.ready(), [native]);
  return <UpdatePrompt native={native} />;
}

/** Reloads the user when the app comes to the foreground, because the account may have been renamed, locked or notified in the meantime. */
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
        // `reload` rejects if the user is already loading.
        if (state !== 'unauthenticated') reload().catch(() => undefined);
      }),
    [native],
  );
}

/** Selects elements that open over a page and close with Escape. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu], :popover-open';

/** The back button closes an overlay, otherwise goes back, otherwise leaves the app. In tablet mode it only closes overlays. */
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
