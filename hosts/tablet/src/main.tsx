import '@fontsource-variable/archivo/standard.css';
import './styles.css';
import { Capacitor } from '@capacitor/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadScreen } from '@oche/screens/app/loadScreen';
import { documentCookies } from '@oche/api/tokens';
import { languageCookie } from '@oche/screens/shell/locale';
import { createServices } from '@oche/screens/app/Providers';
import { App } from './App.tsx';
import { serviceConfig } from './config.ts';
import { startPath } from './start.ts';
import type { Told } from './tellPage.ts';

const told = JSON.parse(document.getElementById('config')?.textContent || '{}') as Told;
const isNative = Capacitor.isNativePlatform();
const services = createServices(serviceConfig(told, isNative));
const native = isNative ? (await import('./native.ts')).native : undefined;
const board = services.tokens.get('board') !== null || services.storage.get('tabletMode') === 'true';
const chosen = documentCookies(document, false).get(languageCookie) ?? undefined;
const path = startPath(location.pathname, { board, languages: navigator.languages, chosen });
if (path !== location.pathname) history.replaceState(null, '', path);
preloadScreen(path);

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app to put the app into.');
createRoot(root).render(
  <StrictMode>
    <App services={services} native={native} redirects={told.redirects ?? {}} />
  </StrictMode>,
);
