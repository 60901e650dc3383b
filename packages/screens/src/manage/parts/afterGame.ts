import type { EndpointName } from '@oche/api/contract/endpoints';

/** What a game that was decided makes out of date. */
export const afterGame: readonly EndpointName[] = ['getPlayList', 'getTournament', 'listGroups', 'getBracket', 'getResults', 'getGame'];
