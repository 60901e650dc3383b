import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';
import type { Client } from './client.ts';
import type { Storage, Tokens } from './tokens.ts';

/** What screens need of the API: made by a host, or by a story. */
export type Api = {
  client: Client;
  tokens: Tokens;
  /** starts the page anew after the session has changed; at most once in ten seconds by itself */
  reload: () => void;
  /** remembers the last reload */
  storage: Storage;
  /** of the present realtime connection, if there is one */
  socketId: () => string | null;
  /** `/api`, or an absolute address in the native shell */
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

/** Where a browser finds a file that the API names by its path, such as a logo: the `src` of an image. */
export function useFile(path: string | null): string | null {
  const { apiUrl } = useApi();
  return path === null ? null : apiUrl + path;
}
