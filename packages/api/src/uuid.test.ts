import { describe, expect, it } from 'vitest';
import { id } from './contract/define.ts';
import { randomBytes, uuidv7 } from './uuid.ts';

describe('uuidv7', () => {
  it('reproduces the example of RFC 9562, appendix A.6', () => {
    const bytes = new Uint8Array([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
    expect(uuidv7(0x017f22e279b0, bytes)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it('sorts by time and is a valid id of the contract', () => {
    const first = uuidv7(1_700_000_000_000, randomBytes());
    const second = uuidv7(1_700_000_000_001, randomBytes());
    expect(first < second).toBe(true);
    expect(id.safeParse(first).success).toBe(true);
    expect(uuidv7(0, randomBytes())).not.toBe(uuidv7(0, randomBytes()));
  });
});
