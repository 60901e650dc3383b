import { useToken } from '@oche/api/session';
import { routes, type Route } from '@oche/routes/table';
import { useRoute } from './useRoute.ts';

/** Whether the calls of this page use the link of a team: on the pages of a competition, on a device with such a link and without a user. */
export function useIsOfTeamLink(): boolean {
  const route = useRoute();
  const user = useToken('user');
  const team = useToken('team');
  const row: Route | null = route && routes[route.name];
  return row?.area.startsWith('competition/') === true && user === null && typeof team === 'string';
}
