import type { EndpointName } from '@oche/api/contract/endpoints';
import { useSession } from '@oche/api/session';
import { useChannel } from '@oche/realtime/provider';
import { useReadAgain } from '../../../shell/useReadAgain.ts';

/** Reads calls again when the organiser's own channel says so: only organisers are told of calls. */
export function useCallNews(endpoint: EndpointName): void {
  const { user } = useSession();
  const readAgain = useReadAgain({ prompt: true });
  useChannel('user', user?.id ?? null, () => readAgain([endpoint]));
}
