import { useCallback } from 'react';
import { useApi } from '@oche/api/provider';

/**
 * The address under which somebody else finds a path of ours: on the server that this device has found. No server has sent the pages of a
 * native shell, so the address that they stand at leads nobody there.
 */
export function useAddressForOthers(): (path: string) => string {
  const { apiUrl } = useApi();
  return useCallback((path) => new URL(path, new URL(apiUrl, window.location.href)).href, [apiUrl]);
}
