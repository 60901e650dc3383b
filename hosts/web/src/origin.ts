/** `https://oche.example`, as the visitor wrote it. */
export function originOf(head: Pick<Headers, 'get'>): string {
  const host = head.get('x-forwarded-host') ?? head.get('host') ?? 'localhost';
  return `${head.get('x-forwarded-proto')?.split(',')[0] ?? 'http'}://${host}`;
}
