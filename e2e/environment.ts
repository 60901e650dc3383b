import { join } from 'node:path';

/** The ports of the product that the flows test. They differ from those of `npm start`, so that both can run at the same time. */
const { E2E_WEB_PORT = '3100', E2E_API_PORT = '4100', E2E_TABLET_PORT = '5200' } = process.env;

export const ports = { web: E2E_WEB_PORT, api: E2E_API_PORT, tablet: E2E_TABLET_PORT };
export const webOrigin = `http://localhost:${ports.web}`;
export const tabletOrigin = `http://localhost:${ports.tablet}`;
export const apiUrl = `http://localhost:${ports.api}/api`;
/** The data folder of the product that the flows test. */
export const dataDir = join(import.meta.dirname, '../.tmp/e2e');
