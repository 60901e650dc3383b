import { describe, expect, it } from 'vitest';
import { shortName } from './shortName.ts';

describe('shortName', () => {
  it('keeps what a player is called by', () => {
    expect(shortName('Karl-Heinz Scheibenbauer-Doppelmann')).toBe('Scheibenbauer-Doppelmann');
    expect(shortName('Johanna van der Berg')).toBe('van der Berg');
    expect(shortName('Elliot')).toBe('Elliot');
    expect(shortName('Wout Dubbeltop / An de Pijl')).toBe('Dubbeltop / de Pijl');
  });
});
