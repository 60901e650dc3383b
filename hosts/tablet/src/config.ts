import { Capacitor } from '@capacitor/core';
import type { ServiceConfig } from '@oche/screens/shell/Providers';

/** What the server that sent this page knows of its surroundings; in the native shell, what was built in. */
export function serviceConfig(): ServiceConfig {
  const native = Capacitor.isNativePlatform();
  const origin = native ? String(import.meta.env['VITE_API_ORIGIN'] ?? '') : '';
  const told = JSON.parse(document.getElementById('config')?.textContent || '{}') as Partial<ServiceConfig['realtime']>;
  return {
    apiUrl: `${origin}/api`,
    // The server of this page forwards `/app`; a native shell asks the API's own host.
    realtime: { key: 'oche', cluster: '', ...told, ...(origin && { host: new URL(origin).hostname }) },
    native,
  };
}
