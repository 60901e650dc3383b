/** Header with the version of the contract that the client was built for. */
export const versionHeader = 'oche-version';

/** Header with the id of the caller's socket at the realtime endpoint. */
export const socketHeader = 'x-socket-id';

/** Every header that the client sends. The API allows these for requests from other origins (CORS). */
export const requestHeaders = ['accept', 'authorization', 'content-type', versionHeader, socketHeader] as const;
