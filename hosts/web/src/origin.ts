/** `https://oche.example`, as the visitor wrote it. */
export function originOf(head: Pick<Headers, 'get'>): string {
  // `x-forwarded-host` is anybody's word, and could have one site kept as another: a proxy in front passes `Host` on as it is.
  const host = head.get('host') ?? 'localhost';
  return `${head.get('x-forwarded-proto')?.split(',')[0] === 'https' ? 'https' : 'http'}://${host}`;
}
