/**
 * The perceived distance of two colours by CIEDE2000. For colour-blind people, the colours are first converted by the simulation of Machado,
 * Oliveira and Fernandes (2009).
 */

type Triple = [number, number, number];

const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1];
/** Matrices that convert linear RGB to the colours that a person with this colour vision perceives, at severity 1. */
export const visions = {
  normal: identity,
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
export type Vision = keyof typeof visions;

const times = (m: number[], [x, y, z]: Triple) => [0, 3, 6].map((row) => m[row]! * x + m[row + 1]! * y + m[row + 2]! * z) as Triple;

const lab = (hex: string, vision: Vision): Triple => {
  const rgb = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;
  const perceived = times(visions[vision], rgb).map((part) => Math.min(1, Math.max(0, part))) as Triple;
  const xyz = times([0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041], perceived);
  const [x, y, z] = xyz.map((part, i) => {
    const t = part / [0.95047, 1, 1.08883][i]!;
    return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  }) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360;
const sin = (angle: number) => Math.sin((angle * Math.PI) / 180);
const cos = (angle: number) => Math.cos((angle * Math.PI) / 180);
const shrink = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));

/** CIEDE2000 (Sharma, Wu, Dalal 2005): a difference of 1 is just visible, one of 10 is visible at a glance. */
const deltaE = ([l1, a1, b1]: Triple, [l2, a2, b2]: Triple) => {
  const g = 0.5 * (1 - shrink((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [x1, x2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, x1)), degrees(Math.atan2(b2, x2))];
  const hasGrey = c1 * c2 === 0;
  const turn = hasGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * sin(turn / 2)];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const crossesZero = Math.abs(h1 - h2) > 180;
  const h = hasGrey ? h1 + h2 : crossesZero ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -sin(60 * Math.exp(-(((h - 275) / 25) ** 2))) * 2 * shrink(c);
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
};

/** The distance of two colours (`#rrggbb`) for people with this colour vision. */
export const colourDistance = (a: string, b: string, vision: Vision = 'normal'): number => deltaE(lab(a, vision), lab(b, vision));
