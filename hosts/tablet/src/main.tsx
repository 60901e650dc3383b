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
import type { PageConfig } from './pageConfig.ts';

const config = JSON.parse(document.getElementById('config')?.textContent || '{}') as PageConfig;
const isNative = Capacitor.isNativePlatform();
const services = createServices(serviceConfig(config, isNative));
const native = isNative ? (await import('./native.ts')).native : undefined;
const hasBoard = services.tokens.get('board') !== null || services.storage.get('tabletMode') === 'true';
const chosenLanguage = documentCookies(document, false).get(languageCookie) ?? undefined;
const path = startPath(location.pathname, { hasBoard, languages: navigator.languages, chosenLanguage });
if (path !== location.pathname) history.replaceState(null, '', path);
preloadScreen(path);

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element #app.');
createRoot(root).render(
  <StrictMode>
    <App services={services} native={native} redirects={config.redirects ?? {}} />
  </StrictMode>,
);
