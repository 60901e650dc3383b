/**
 * Creates a UUID v7: 48 bits of time in milliseconds, then ten bytes of `random`.
 * `crypto.randomUUID` makes version 4 only, and is not available on plain http in a LAN.
 */
export const uuidv7 = (now: number, random: Uint8Array): string => {
  const time = now.toString(16).padStart(12, '0');
  const tail = [...random.subarray(0, 10)];
  tail[0] = 0x70 | ((tail[0] ?? 0) & 0x0f);
  tail[2] = 0x80 | ((tail[2] ?? 0) & 0x3f);
  const hex = time + tail.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** Ten random bytes from the platform. */
export const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(10));
