import { redirectOf, type Redirects } from '@oche/routes/redirects';
import type { Host } from './host.tsx';

/**
 * Applies the host's redirects to a navigation, as a server does when a page is loaded: the host navigates to a path, and `leave` loads
 * any other URL.
 */
export const followRedirects =
  (redirects: Redirects, navigate: Host['navigate'], leave: (url: string) => void): Host['navigate'] =>
  (href, options) => {
    const target = redirectOf(redirects, href.split(/[?#]/)[0] ?? '') ?? href;
    if (target.startsWith('/')) navigate(target, options);
    else leave(target);
  };
