/**
 * Normalises a host name: without port, leading `www.` and final dot, in lower case, and in punycode
 * (`WWW.Fléchettes.example:3000` → `xn--flchettes-c4a.example`). Null if it is not a host name, for example an IPv6 address.
 */
export function domainName(host: string): string | null {
  // A URL parser would interpret these characters as a path, a query, a user name or an escape.
  if (!/^[^\s:/?#@\\%]+(:\d*)?$/.test(host)) return null;
  const url = `http://${host}`;
  if (!URL.canParse(url)) return null;
  const name = new URL(url).hostname.replace(/\.+$/, '').replace(/^(www\.)+/, '');
  return name === '' ? null : name;
}

/**
 * Normalises the address of a website as browsers do: protocol and host name in lower case, the host name in punycode, other characters escaped
 * (`HTTPS://Brauerei-Krüger.example` → `https://xn--brauerei-krger-osb.example/`). Null for other protocols and for addresses with log-in data,
 * which would hide the host name.
 */
export function websiteAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { username, password, href } = new URL(text);
  return username === '' && password === '' ? href : null;
}

/**
 * Parses a setting with host names separated by commas.
 * @throws Error if one is not a host name, so that the operator notices an unreachable site when the host starts
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

/** Decodes a host name from base64, or from base64url, which other clients may use; null if it is not a host name. */
export function decodeDomain(encoded: string): string | null {
  try {
    return domainName(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** The origin of another site by its host name; all sites share protocol and port. */
export function originOn(origin: string, domain: string): string {
  const url = new URL(origin);
  url.hostname = domain;
  return url.origin;
}
