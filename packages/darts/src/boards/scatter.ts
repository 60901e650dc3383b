/** A standard normal value from two uniform values (Box and Muller 1958). */
export function standardNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Turns standard normal values into log-normal ones with this mean and standard deviation, by the method of moments. */
export function logNormal(mean: number, spread: number): (normal: number) => number {
  const variance = Math.log(1 + (spread / mean) ** 2);
  const sigma = Math.sqrt(variance);
  return (normal) => mean * Math.exp(sigma * normal - variance / 2);
}
