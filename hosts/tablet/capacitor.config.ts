import type { CapacitorConfig } from '@capacitor/cli';
// The plugins add what they can be told to the type of the configuration.
import type {} from '@capgo/capacitor-updater';

/** Answers which bundle is the newest; without one the app is what its store delivered. */
const updateUrl = process.env['NATIVE_UPDATE_URL'];
/** Bundles that were not made by whoever holds the other half are refused. */
const publicKey = process.env['NATIVE_UPDATE_KEY'];

const config: CapacitorConfig = {
  appId: 'app.oche.tablet',
  appName: 'Oche',
  webDir: 'native/dist',
  backgroundColor: '#111827',
  zoomEnabled: false,
  plugins: {
    // The page reaches under the system's bars from its first picture on; see `safe-top` and the like in packages/ui/rules.css.
    SystemBars: { initialViewportFitValueHint: 'cover' },
    CapacitorUpdater: {
      // Fetched, told, and begun with when somebody says so; never by itself while a game is scored.
      autoUpdate: updateUrl ? 'onlyDownload' : 'off',
      ...(updateUrl && { updateUrl }),
      ...(publicKey && { publicKey }),
      periodCheckDelay: 3600,
      // Nobody else is told what our devices do.
      statsUrl: '',
      channelUrl: '',
    },
  },
};

// Capacitor finds its configuration by the default export.
export default config;
