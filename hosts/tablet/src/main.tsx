import '@fontsource-variable/archivo/standard.css';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadScreen } from '@oche/screens/shell/loadScreen';
import { createServices } from '@oche/screens/shell/Providers';
import { App } from './App.tsx';
import { serviceConfig } from './config.ts';
import { startPath } from './start.ts';

const services = createServices(serviceConfig());
const board = services.tokens.get('board') !== null || services.storage.get('tabletMode') === 'true';
const path = startPath(location.pathname, { board, languages: navigator.languages });
if (path !== location.pathname) history.replaceState(null, '', path);
preloadScreen(path);

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app to put the app into.');
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
