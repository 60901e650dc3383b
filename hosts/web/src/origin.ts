/** The origin of a request in the browser, such as `https://oche.example`. */
export function originOf(head: Pick<Headers, 'get'>): string {
  // Anybody can send `x-forwarded-host`, so it could make the cache store one site as another. A proxy in front must forward `Host` unchanged.
  const host = head.get('host') ?? 'localhost';
  return `${head.get('x-forwarded-proto')?.split(',')[0] === 'https' ? 'https' : 'http'}://${host}`;
}
