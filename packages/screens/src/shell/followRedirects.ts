import { redirectOf, type Redirects } from '@oche/routes/redirects';
import type { Host } from './host.tsx';

/** Goes where an address leads instead, as a server does where a page is loaded: to a page by the host, elsewhere by the browser. */
export const followRedirects =
  (redirects: Redirects, navigate: Host['navigate'], leave: (address: string) => void): Host['navigate'] =>
  (href, options) => {
    const target = redirectOf(redirects, href.split(/[?#]/)[0] ?? '') ?? href;
    if (target.startsWith('/')) navigate(target, options);
    else leave(target);
  };
