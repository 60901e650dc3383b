import { App } from '@capacitor/app';
import { SystemBars, SystemBarsStyle, type PluginListenerHandle } from '@capacitor/core';
import { KeepAwake } from '@capacitor-community/keep-awake';
import { CapacitorUpdater } from '@capgo/capacitor-updater';
import type { Native } from '@oche/screens/shell/host';

/** A function that removes a listener. Capacitor returns the handle of a listener asynchronously. */
const removing = (handle: Promise<PluginListenerHandle>) => () => void handle.then((listener) => listener.remove());

/** The implementation of the shell's port with Capacitor. It is only loaded in the native shell. */
export const native: Native = {
  keepAwake: (on) => void (on ? KeepAwake.keepAwake() : KeepAwake.allowSleep()),
  setSystemBars: (mode) => void SystemBars.setStyle({ style: mode === 'dark' ? SystemBarsStyle.Dark : SystemBarsStyle.Light }),
  ready: () => void CapacitorUpdater.notifyAppReady(),
  onResume: (listener) => removing(App.addListener('resume', listener)),
  onBack: (listener) => removing(App.addListener('backButton', ({ canGoBack }) => listener(canGoBack))),
  minimize: () => void App.minimizeApp(),
  onUpdate: (listener) =>
    removing(CapacitorUpdater.addListener('updateAvailable', ({ bundle: { id, version } }) => listener({ id, version }))),
  // The web view reloads its start page with the new bundle.
  applyUpdate: ({ id }) => CapacitorUpdater.set({ id }),
};
