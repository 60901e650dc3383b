/**
 * A UUID v7: 48 bits of time in milliseconds, then chance. `random` needs ten bytes.
 * Made by hand because `crypto.randomUUID` does not exist on plain http in a LAN.
 */
export const uuidv7 = (now: number, random: Uint8Array): string => {
  const time = now.toString(16).padStart(12, '0');
  const chance = [...random.subarray(0, 10)];
  chance[0] = 0x70 | ((chance[0] ?? 0) & 0x0f);
  chance[2] = 0x80 | ((chance[2] ?? 0) & 0x3f);
  const hex = time + chance.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** Ten bytes of the platform's randomness. */
export const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(10));
