import type { EndpointName } from '@oche/api/contract/endpoints';
import { useSession } from '@oche/api/session';
import { useChannel } from '@oche/realtime/provider';
import { useReadAgain } from '../../shell/useReadAgain.ts';

/** Boards call their organisers, and nobody else: the channel of the person says when to read again. */
export function useCallNews(endpoint: EndpointName): void {
  const { user } = useSession();
  const readAgain = useReadAgain({ prompt: true });
  useChannel('user', user?.id ?? null, () => readAgain([endpoint]));
}
