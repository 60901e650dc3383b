import type { CapacitorConfig } from '@capacitor/cli';

const config: CapacitorConfig = {
  appId: 'app.oche.tablet',
  appName: 'Oche',
  webDir: 'dist',
  backgroundColor: '#111827',
  zoomEnabled: false,
};

// Capacitor finds its configuration by the default export.
export default config;
