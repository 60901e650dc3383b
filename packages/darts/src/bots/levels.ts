/** A bot by name: its isotropic spread in millimetres, and its expected values in 501 double out alone with plain aims. */
export type Level = { id: string; name: string; sigma: number; average: number; checkoutPercent: number };

/**
 * Bots by name, from the weakest. The spreads are those of `sigmaFor` for round averages, to a tenth of a millimetre. The other values are
 * those of `legModel` for these spreads; the tests check them.
 */
export const levels = [
  { id: 'beginner', name: 'Beginner', sigma: 43.3, average: 20, checkoutPercent: 3.3 },
  { id: 'casual', name: 'Casual', sigma: 28.6, average: 30, checkoutPercent: 7.1 },
  { id: 'pub', name: 'Pub', sigma: 20.8, average: 40.1, checkoutPercent: 11.9 },
  { id: 'club', name: 'Club', sigma: 16.4, average: 50.1, checkoutPercent: 16.9 },
  { id: 'league', name: 'League', sigma: 13.5, average: 59.9, checkoutPercent: 21.7 },
  { id: 'county', name: 'County', sigma: 11.2, average: 70, checkoutPercent: 26.9 },
  { id: 'national', name: 'National', sigma: 9.4, average: 79.7, checkoutPercent: 32 },
  { id: 'professional', name: 'Professional', sigma: 7.1, average: 94.7, checkoutPercent: 40.5 },
  { id: 'champion', name: 'Champion', sigma: 5.9, average: 104.6, checkoutPercent: 47 },
] as const satisfies readonly Level[];
