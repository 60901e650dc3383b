import { App } from '@capacitor/app';
import { SystemBars, SystemBarsStyle, type PluginListenerHandle } from '@capacitor/core';
import { KeepAwake } from '@capacitor-community/keep-awake';
import { CapacitorUpdater } from '@capgo/capacitor-updater';
import type { Native } from '@oche/screens/shell/host';

/** Capacitor hands over a listener later than it is asked for one. */
const stop = (listening: Promise<PluginListenerHandle>) => () => void listening.then((handle) => handle.remove());

/** What the shell's port to the host is in Capacitor. Loaded in the native shell only. */
export const native: Native = {
  keepAwake: (on) => void (on ? KeepAwake.keepAwake() : KeepAwake.allowSleep()),
  setSystemBars: (mode) => void SystemBars.setStyle({ style: mode === 'dark' ? SystemBarsStyle.Dark : SystemBarsStyle.Light }),
  ready: () => void CapacitorUpdater.notifyAppReady(),
  onResume: (listener) => stop(App.addListener('resume', listener)),
  onBack: (listener) => stop(App.addListener('backButton', ({ canGoBack }) => listener(canGoBack))),
  minimize: () => void App.minimizeApp(),
  onUpdate: (listener) => stop(CapacitorUpdater.addListener('updateAvailable', ({ bundle: { id, version } }) => listener({ id, version }))),
  // The web view begins anew with it, at its start page.
  applyUpdate: ({ id }) => CapacitorUpdater.set({ id }),
};
