import { useCallback } from 'react';
import { useApi } from '@oche/api/provider';

/**
 * Converts a path to a URL to share. Its origin is that of the API, because the pages of a native shell have a local origin, which
 * other devices cannot open.
 */
export function useShareableUrl(): (path: string) => string {
  const { apiUrl } = useApi();
  return useCallback((path) => new URL(path, new URL(apiUrl, window.location.href)).href, [apiUrl]);
}
