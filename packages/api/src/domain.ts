/**
 * Normalises a host name: without port, leading `www.` and final dot, in lower case, and in punycode
 * (`WWW.Fléchettes.example:3000` → `xn--flchettes-c4a.example`). Null if it is not a host name, for example an IPv6 address.
 */
export function domainName(host: string): string | null {
  // The parser of a browser would read these characters as a path, query, user or escape.
  if (!/^[^\s:/?#@\\%]+(:\d*)?$/.test(host)) return null;
  const address = `http://${host}`;
  if (!URL.canParse(address)) return null;
  const name = new URL(address).hostname.replace(/\.+$/, '').replace(/^(www\.)+/, '');
  return name === '' ? null : name;
}

/**
 * Parses a setting with host names separated by commas.
 * @throws Error if one is not a host name, so that the operator notices an unreachable site at the start
 */
export function domainNames(list: string): ReadonlySet<string> {
  const hosts = list.split(',').map((host) => host.trim());
  return new Set(
    hosts
      .filter((host) => host !== '')
      .map((host) => {
        const name = domainName(host);
        if (name === null) throw new Error(`COMPETITION_DOMAINS has "${host}", which is not a host name. Separate host names with commas.`);
        return name;
      }),
  );
}

/** Encodes a normalised host name for a path of the API. */
export const encodeDomain = (domain: string): string => btoa(domain);

/** Decodes a host name from base64 or base64url, as other clients may write it; null if it contains none. */
export function decodeDomain(encoded: string): string | null {
  try {
    return domainName(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** The origin of another site by its host name; all sites share protocol and port. */
export function originOn(origin: string, domain: string): string {
  const address = new URL(origin);
  address.hostname = domain;
  return address.origin;
}
