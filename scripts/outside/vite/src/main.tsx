import '@fontsource-variable/archivo/standard.css';
import './styles.css';
import { handlersOf } from '@oche/mocks/handlers';
import { eveningInProgress } from '@oche/mocks/world';
import { createFakeRealtime } from '@oche/realtime/fake';
import { href } from '@oche/routes/href';
import { App } from '@oche/screens/app/App';
import { useMemoryHost } from '@oche/screens/app/memoryHost';
import { createServices } from '@oche/screens/app/Providers';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';

// With a server, replace these three statements by `const services = createServices({ apiUrl: '/api' })`. Forward `/api` and `/app` (live
// events) to the server.
const world = eveningInProgress();
await setupWorker(...handlersOf(world)).start();
const services = { ...createServices({ apiUrl: '/api' }), realtime: createFakeRealtime() };

const groups = href('tournamentGroups', { tournament: world.tournament.slug }, 'nl');

function Darts() {
  const host = useMemoryHost(groups, services.storage);
  return <App services={services} host={host} />;
}

createRoot(document.getElementById('app')!).render(<Darts />);
