import type { EndpointName } from '@oche/api/contract/endpoints';

/** What tells about boards, and is out of date when one of them has changed. */
export const boardReads: readonly EndpointName[] = ['listLocations', 'listEventBoards', 'getPlayList'];
