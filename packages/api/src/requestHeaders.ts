/** The version of the contract that a client was built for. */
export const versionHeader = 'oche-version';

/** The caller's socket at the realtime endpoint. */
export const socketHeader = 'x-socket-id';

/** Every header that the client sends. A page of another origin may send only what the API allows by this list. */
export const requestHeaders = ['accept', 'authorization', 'content-type', versionHeader, socketHeader] as const;
