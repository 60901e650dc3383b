import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';
import type { Client } from './client.ts';
import type { Storage, Tokens } from './tokens.ts';

/** The dependencies of screens that use the API. A host or a story provides them. */
export type Api = {
  client: Client;
  tokens: Tokens;
  /** reloads the page after the session has changed; automatic reloads are at least ten seconds apart */
  reload: () => void;
  /** stores the time of the last automatic reload */
  storage: Storage;
  /** id of the current realtime connection, or null */
  socketId: () => string | null;
  /** `/api`, or an absolute URL in the native shell */
  apiUrl: string;
};

const ApiContext = createContext<Api | null>(null);

export function ApiProvider({
  client,
  tokens,
  reload,
  storage,
  socketId,
  apiUrl,
  queryClient,
  children,
}: Api & { queryClient: QueryClient; children?: ReactNode }) {
  const api = useMemo(() => ({ client, tokens, reload, storage, socketId, apiUrl }), [client, tokens, reload, storage, socketId, apiUrl]);
  return createElement(QueryClientProvider, { client: queryClient }, createElement(ApiContext, { value: api }, children));
}

/** Throws outside an `ApiProvider`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi() was called outside an <ApiProvider>, so no server is known. Wrap the tree in the shell.');
  return api;
}

/** The URL of a file of the API, such as a logo, for the `src` of an image. */
export function useFile(path: string | null): string | null {
  const { apiUrl } = useApi();
  return path === null ? null : apiUrl + path;
}
