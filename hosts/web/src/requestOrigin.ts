import { headers } from 'next/headers';

/** `https://oche.example`, as the visitor wrote it. */
export async function requestOrigin(): Promise<string> {
  const head = await headers();
  const host = head.get('x-forwarded-host') ?? head.get('host') ?? 'localhost';
  return `${head.get('x-forwarded-proto')?.split(',')[0] ?? 'http'}://${host}`;
}
