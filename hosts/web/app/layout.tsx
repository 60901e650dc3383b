import '@fontsource-variable/archivo/standard.css';
import './globals.css';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { locales } from '@oche/i18n/locales';
import { localeOfPath } from '@oche/screens/shell/locale';
import { themeScript } from '@oche/screens/shell/themeScript';
import { App } from '../client.tsx';
import { publicConfig } from '../config.ts';
import { addressHeader, nonceHeader } from '../proxy.ts';
import { requestOrigin } from '../src/requestOrigin.ts';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#111827', viewportFit: 'cover' };
export const metadata: Metadata = { icons: '/icon.svg' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const head = await headers();
  const { pathname } = new URL(head.get(addressHeader) ?? '/', 'http://page');
  const config = publicConfig(await requestOrigin());
  return (
    <html lang={locales[localeOfPath(pathname)].intl} data-theme="light" suppressHydrationWarning>
      <head>
        {/* a browser hides the nonce from scripts, so that it finds none where the server wrote one */}
        <script nonce={head.get(nonceHeader) ?? ''} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="" />
      </head>
      <body>
        <App config={config}>{children}</App>
      </body>
    </html>
  );
}
