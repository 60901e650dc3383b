import type { CapacitorConfig } from '@capacitor/cli';
// Adds the plugin's options to the type of the configuration.
import type {} from '@capgo/capacitor-updater';

/** The URL that returns the newest bundle. Without it, the app is only updated by its store. */
const updateUrl = process.env['NATIVE_UPDATE_URL'];
/** The public key of the bundles. The app rejects bundles that are not signed with the private key. */
const publicKey = process.env['NATIVE_UPDATE_KEY'];

const config: CapacitorConfig = {
  appId: 'app.oche.tablet',
  appName: 'Oche',
  webDir: 'native/dist',
  backgroundColor: '#111827',
  zoomEnabled: false,
  plugins: {
    // The page extends under the system bars from the first paint. See the utilities `safe-…` in packages/ui/rules.css.
    SystemBars: { initialViewportFitValueHint: 'cover' },
    CapacitorUpdater: {
      // An update is downloaded and announced, and starts only after a tap. So it never starts while a game is scored.
      autoUpdate: updateUrl ? 'onlyDownload' : 'off',
      ...(updateUrl && { updateUrl }),
      ...(publicKey && { publicKey }),
      periodCheckDelay: 3600,
      // Devices send no statistics to other servers.
      statsUrl: '',
      channelUrl: '',
    },
  },
};

// Capacitor reads the default export.
export default config;
