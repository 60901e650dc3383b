/**
 * A host name as it is compared: without port, a leading `www.` and a final dot, in lower case, other letters as punycode
 * (`WWW.Fléchettes.example:3000` → `xn--flchettes-c4a.example`). Null for what is no name, such as an address of IPv6.
 */
export function domainName(host: string): string | null {
  // What a browser's parser would read as path, query, user or escape is no part of a name.
  if (!/^[^\s:/?#@\\%]+(:\d*)?$/.test(host)) return null;
  const address = `http://${host}`;
  if (!URL.canParse(address)) return null;
  const name = new URL(address).hostname.replace(/\.+$/, '').replace(/^(www\.)+/, '');
  return name === '' ? null : name;
}

/** The names of a list with commas, as a setting has it. Throws where one of them is none: a site that nobody reaches should be noticed at the start. */
export function domainNames(list: string): ReadonlySet<string> {
  const wanted = list.split(',').map((host) => host.trim());
  return new Set(
    wanted
      .filter((host) => host !== '')
      .map((host) => {
        const name = domainName(host);
        if (name === null)
          throw new Error(`COMPETITION_DOMAINS has "${host}", which is no host name. Write names with commas between them.`);
        return name;
      }),
  );
}

/** How the name of a host is written in an address of the API. Names are ASCII, so that base64 has no character that an address would escape. */
export const encodeDomain = (domain: string): string => btoa(domain);

/** The name that `encodeDomain` wrote, or somebody else's base64 of it; null where there is none in it. */
export function decodeDomain(encoded: string): string | null {
  try {
    return domainName(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** Where a site is under another name: all sites share the protocol and the port. */
export function originOn(origin: string, domain: string): string {
  const address = new URL(origin);
  address.hostname = domain;
  return address.origin;
}
