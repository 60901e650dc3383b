import { useHost } from '../../shell/host.tsx';

/** Returns a function that removes a key from the query of the URL, without a new entry in the history. Without the key, it does nothing. */
export function useDropQuery(key: string): () => void {
  const { pathname, search, navigate } = useHost();
  return () => {
    const rest = new URLSearchParams(search);
    if (!rest.has(key)) return;
    rest.delete(key);
    navigate(rest.size ? `${pathname}?${rest}` : pathname, { replace: true });
  };
}
