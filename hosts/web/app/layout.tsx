import '@fontsource-variable/archivo/standard.css';
import './globals.css';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { locales } from '@oche/i18n/locales';
import { localeOfPath } from '@oche/screens/shell/locale';
import { tabletModeScript } from '@oche/screens/app/tabletModeScript';
import { matchOn } from '@oche/screens/shell/site';
import { forcedMode, themeScript } from '@oche/screens/app/themeScript';
import { App } from '../client.tsx';
import { publicConfig } from '../config.ts';
import { nonceHeader, siteHeader, urlHeader } from '../proxy.ts';
import { requestOrigin } from '../src/requestOrigin.ts';
import { domainOf, siteOf } from '../src/site.ts';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };
export const metadata: Metadata = { icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' } };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const head = await headers();
  const { pathname } = new URL(head.get(urlHeader) ?? '/', 'http://page');
  const domain = domainOf(head.get(siteHeader));
  const site = await siteOf(domain);
  const config = publicConfig(await requestOrigin(), domain, site);
  return (
    <html
      lang={locales[localeOfPath(pathname, site)].intl}
      data-theme="light"
      data-forced-theme={forcedMode(matchOn(site, pathname)?.name)}
      data-site={site.kind}
      suppressHydrationWarning
    >
      <head>
        {/* Browsers hide the nonce from scripts, so React would report a difference to the HTML of the server. */}
        <script
          nonce={head.get(nonceHeader) ?? ''}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: tabletModeScript + themeScript }}
        />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="" />
      </head>
      <body>
        <App config={config}>{children}</App>
      </body>
    </html>
  );
}
