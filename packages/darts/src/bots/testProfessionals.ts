/**
 * Darts of professionals, aimed at the treble 20 (0, 103): M. Haugh, C. Wang, "Play Like the Pros? Solving the Game of Darts as a
 * Dynamic Zero-Sum Game" (INFORMS Journal on Computing 34(5), arXiv 2011.11031) and its published data; bivariate Gaussian fits, sigma
 * (millimetres) and rho rounded to two digits. `treble20` is the share of the fit, within 0.0005 of a fine quadrature with these figures.
 */
export const professionals = [
  { player: 'Anderson', x: 9.89, y: 6.31, rho: 0.32, treble20: 0.4324 },
  { player: 'Aspinall', x: 9.08, y: 6.63, rho: 0.34, treble20: 0.4263 },
  { player: 'Chisnall', x: 9.83, y: 6.15, rho: 0.42, treble20: 0.4484 },
  { player: 'Clayton', x: 9.87, y: 7.39, rho: 0.42, treble20: 0.3813 },
  { player: 'Cross', x: 8.65, y: 6.59, rho: 0.27, treble20: 0.4317 },
  { player: 'Cullen', x: 9.69, y: 7.16, rho: 0.34, treble20: 0.3908 },
  { player: 'van Gerwen', x: 8.78, y: 6.06, rho: 0.36, treble20: 0.4658 },
  { player: 'Gurney', x: 8.82, y: 6.91, rho: 0.39, treble20: 0.4162 },
  { player: 'Lewis', x: 10.04, y: 6.99, rho: -0.22, treble20: 0.3895 },
  { player: 'Price', x: 9.67, y: 6.16, rho: 0.29, treble20: 0.4438 },
  { player: 'Smith', x: 8.96, y: 6.71, rho: 0.43, treble20: 0.427 },
  { player: 'Suljovic', x: 8.95, y: 7.07, rho: 0.46, treble20: 0.4097 },
  { player: 'Wade', x: 8.76, y: 7.48, rho: 0.31, treble20: 0.3854 },
  { player: 'White', x: 9.71, y: 6.54, rho: 0.41, treble20: 0.4264 },
  { player: 'Whitlock', x: 9.38, y: 7.62, rho: 0.3, treble20: 0.3717 },
  { player: 'Wright', x: 9.7, y: 6.6, rho: 0.3, treble20: 0.4177 },
] as const;

/**
 * Points per dart with an isotropic spread, by polar quadrature with steps of 0.1 mm, rounded to 0.01. The aims are the middle of the treble
 * 20, the treble 19 and the bull, and the best point of a grid of 1 mm if it is another one.
 */
export const expectedDarts: readonly {
  sigma: number;
  treble20: number;
  treble19: number;
  bull: number;
  best?: { points: number; x: number; y: number };
}[] = [
  { sigma: 5, treble20: 43.01, treble19: 40.87, bull: 38.75 },
  { sigma: 8, treble20: 34.01, treble19: 32.48, bull: 29.74 },
  { sigma: 10, treble20: 29.5, treble19: 28.4, bull: 25.47 },
  { sigma: 16.4, treble20: 20.12, treble19: 20.09, bull: 17.74, best: { points: 20.29, x: -2, y: 106 } },
  { sigma: 20, treble20: 17.25, treble19: 17.58, bull: 15.66, best: { points: 17.78, x: -37, y: -101 } },
  { sigma: 26.9, treble20: 14.36, treble19: 15.09, bull: 13.53, best: { points: 15.3, x: -41, y: -98 } },
  { sigma: 40, treble20: 12.17, treble19: 13.05, bull: 12.31, best: { points: 13.57, x: -53, y: -69 } },
  { sigma: 64.6, treble20: 9.88, treble19: 10.46, bull: 12.01, best: { points: 12.21, x: -31, y: -13 } },
  { sigma: 100, treble20: 7.53, treble19: 7.79, bull: 9.63, best: { points: 9.65, x: -11, y: -3 } },
];

/**
 * 501 double out, played alone: 1,500 simulated legs for each spread with plain routes, every bust counted as three darts. `sigma` is in
 * millimetres. `average` is the three-dart average. It and the checkout percentage are rounded to whole numbers.
 */
export const simulatedLegs = [
  { sigma: 5, average: 112, checkoutPercent: 56 },
  { sigma: 6, average: 103, checkoutPercent: 50 },
  { sigma: 7, average: 95, checkoutPercent: 43 },
  { sigma: 8, average: 87, checkoutPercent: 38 },
  { sigma: 9, average: 81, checkoutPercent: 34 },
  { sigma: 10, average: 75, checkoutPercent: 31 },
  { sigma: 12, average: 65, checkoutPercent: 25 },
  { sigma: 14, average: 56, checkoutPercent: 21 },
  { sigma: 16, average: 49, checkoutPercent: 18 },
  { sigma: 18, average: 43, checkoutPercent: 15 },
  { sigma: 21, average: 37, checkoutPercent: 12 },
  { sigma: 25, average: 30, checkoutPercent: 9 },
  { sigma: 30, average: 26, checkoutPercent: 6 },
  { sigma: 36, average: 21, checkoutPercent: 5 },
] as const;
