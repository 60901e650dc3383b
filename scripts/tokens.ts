/**
 * Writes packages/ui/src/theme.css from packages/ui/tokens.json: the theme of Tailwind in both modes, the roles of type, and
 * the few rules that every page shares. `node scripts/tokens.ts` writes; with `--check` it fails where the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Dimension = { value: number; unit: string };
type Colour = { components: (number | 'none')[]; alpha: number; hex: string };
type Token<T> = { $value: T };
type Typography = { fontFamily: string; fontSize: Dimension; fontWeight: number; letterSpacing: Dimension; lineHeight: number };
type TypeToken = Token<Typography> & { $extensions: { 'oche.fontStretch': string; 'oche.fontVariantNumeric': string } };
type Group<T> = Record<string, Token<T>>;
type Tokens = {
  color: { light: Group<Colour>; dark: Group<Colour> };
  radius: Group<Dimension>;
  breakpoint: Group<Dimension>;
  layout: Group<Dimension>;
  font: { family: Group<string[]> };
  text: Record<string, TypeToken>;
  score: Record<string, TypeToken>;
  ease: Group<number[]>;
  shadow: Group<{ color: Colour; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension }>;
};

const source = new URL('../packages/ui/tokens.json', import.meta.url);
const target = new URL('../packages/ui/src/theme.css', import.meta.url);
const tokens = JSON.parse(readFileSync(source, 'utf8')) as Tokens;

const px = (d: Dimension) => `${d.value}${d.unit}`;
const rem = (d: Dimension) => `${+(d.value / 16).toFixed(4)}rem`;
const entries = <T>(group: Group<T>) => Object.entries(group).filter(([name]) => !name.startsWith('$'));
const oklch = ({ components: [l, c, h] }: Colour) => `oklch(${l} ${c} ${h === 'none' ? 0 : h})`;
const colours = (mode: Group<Colour>, indent: string) =>
  entries(mode)
    .map(([name, token]) => `${indent}--color-${name}: ${oklch(token.$value)};`)
    .join('\n');

/** title1 → title-1, bodySmall → body-small */
const kebab = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`).replace(/(\d)$/, '-$1');

const role = (name: string, token: TypeToken, family: string) => {
  const t = token.$value;
  const em = +(t.letterSpacing.value / t.fontSize.value).toFixed(4);
  const lines = [
    `font-family: var(--font-${family});`,
    `font-size: ${rem(t.fontSize)};`,
    `line-height: ${t.lineHeight};`,
    `font-weight: ${t.fontWeight};`,
    em === 0 ? '' : `letter-spacing: ${em}em;`,
    `font-stretch: ${token.$extensions['oche.fontStretch']};`,
    `font-variant-numeric: ${token.$extensions['oche.fontVariantNumeric']};`,
    /^(display|title|heading)/.test(name) ? 'text-wrap: balance; word-spacing: 0.06em; hyphens: auto;' : '',
  ].filter(Boolean);
  return `@utility ${name} {\n${lines.map((l) => `  ${l}`).join('\n')}\n}`;
};
const family = (t: TypeToken) => (t.$value.fontFamily.includes('narrow') ? 'narrow' : 'sans');
const roles = [
  ...Object.entries(tokens.text).map(([name, t]) => role(`text-${kebab(name)}`, t, family(t))),
  ...Object.entries(tokens.score).map(([name, t]) => role(`score-${name === 'xxl' ? '2xl' : name}`, t, family(t))),
].join('\n');

const fonts = (names: string[]) => names.map((n) => (n.includes(' ') ? `'${n}'` : n)).join(', ');
const shadow = tokens.shadow['overlay']!.$value;

const css = `/* Written by scripts/tokens.ts from tokens.json. Edit those, not this. */
@import 'tailwindcss';
@source './';

@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));

@theme static {
  --color-*: initial;
${colours(tokens.color.light, '  ')}
  --text-*: initial;
  --font-*: initial;
  --font-sans: 'Archivo Variable', 'Archivo Fallback', ${fonts(tokens.font.family['text']!.$value.slice(1))};
  --font-narrow: 'Archivo Variable', ${fonts(tokens.font.family['narrow']!.$value.slice(1))};
  --radius-*: initial;
${entries(tokens.radius)
  .map(([name, t]) => `  --radius-${name}: ${px(t.$value)};`)
  .join('\n')}
  --breakpoint-*: initial;
${entries(tokens.breakpoint)
  .map(([name, t]) => `  --breakpoint-${name}: ${rem(t.$value)};`)
  .join('\n')}
  --container-content: ${rem(tokens.layout['content']!.$value)};
  --container-measure: ${rem(tokens.layout['measure']!.$value)};
  --shadow-*: initial;
  --shadow-overlay: ${px(shadow.offsetX)} ${px(shadow.offsetY)} ${px(shadow.blur)} ${px(shadow.spread)} rgb(0 0 0 / ${shadow.color.alpha});
  --ease-out: cubic-bezier(${tokens.ease['out']!.$value.join(', ')});
  --default-transition-duration: 90ms;
  --default-transition-timing-function: var(--ease-out);
}

/* Arial stands in until Archivo is there, at the same width and height, so that nothing moves. */
@font-face {
  font-family: 'Archivo Fallback';
  src: local('Arial'), local('Liberation Sans');
  size-adjust: 98.7%;
  ascent-override: 89%;
  descent-override: 21.3%;
  line-gap-override: 0%;
}

@layer base {
  :root {
    color-scheme: light;
  }
  [data-theme='dark'] {
    color-scheme: dark;
${colours(tokens.color.dark, '    ')}
  }
  html {
    background: var(--color-page);
    color: var(--color-ink);
    font-family: var(--font-sans);
    font-variant-numeric: lining-nums;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    -webkit-tap-highlight-color: transparent;
  }
  body {
    font-size: 1rem;
    line-height: 1.5;
  }
  :focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  button:not(:disabled),
  [role='button']:not(:disabled) {
    cursor: pointer;
  }
  th {
    font-weight: inherit;
  }
  p {
    text-wrap: pretty;
  }
  ::placeholder {
    color: var(--color-ink-3);
    opacity: 1;
  }
}

${roles}

/* Figures of the same width, for everything that stands under one another. */
@utility tabular {
  font-variant-numeric: tabular-nums lining-nums;
}
/* The letters of a score without a size of its own. */
@utility font-score {
  font-family: var(--font-narrow);
  font-stretch: 62%;
  font-weight: 800;
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.018em;
  line-height: 0.72;
}
/* Fills its container with digits; --digits is how many it keeps room for (3, or 4 from 1001), never how many it shows. */
@utility score-fit {
  font-size: min(100cqi / (var(--digits, 3) * 0.4134), 100cqb / 0.72);
  /* Digits as wide as Archivo's at 62 %, whatever the font: a wider fallback still fits. */
  font-size-adjust: ch-width 0.429;
}
/* The lit bed. Inside it the roles of colour are those of the bed, so that a mark need not know where it stands. */
@utility lit {
  --color-ink: var(--color-on-bed);
  --color-ink-2: var(--color-on-bed-2);
  --color-ink-3: var(--color-on-bed-2);
  --color-live: var(--color-live-bed);
  --color-you: var(--color-you-bed);
  --color-checkout-fill: var(--color-checkout-bed);
  --color-on-checkout: var(--color-on-checkout-bed);
  --color-checkout: var(--color-on-bed);
  --color-bust: var(--color-live-bed);
  --color-warning: var(--color-you-bed);
  --color-line: color-mix(in oklab, var(--color-on-bed) 22%, transparent);
  --color-line-2: var(--color-on-bed-2);
  --color-rule: var(--color-on-bed);
  --color-focus: var(--color-on-bed);
  background-color: var(--color-bed);
  color: var(--color-on-bed);
}
/* The spines of the knockouts: solid for the winners', dashed 6/4 for the losers'. */
@utility spine-winners {
  background: var(--color-winners);
}
@utility spine-consolation {
  background: repeating-linear-gradient(var(--color-consolation) 0 6px, transparent 6px 10px);
}
/* A link in running text or beside a heading. */
@utility link {
  border-bottom: 1px solid var(--color-line-2);
  &:hover {
    border-color: currentColor;
  }
}
/* A board that is reserved. */
@utility hatched {
  background-image: repeating-linear-gradient(135deg, transparent 0 10px, color-mix(in oklab, var(--color-ink) 4%, transparent) 10px 20px);
}
/* A changed figure on a spectator's page: underlined for 600 ms, then not. */
@utility changed {
  animation: changed 600ms step-end;
}
@keyframes changed {
  from {
    text-decoration: underline 2px;
  }
}
@keyframes loading-bar {
  from {
    transform: scaleX(0);
  }
  to {
    transform: scaleX(0.9);
  }
}
@keyframes fade-in {
  from {
    opacity: 0;
  }
}
@keyframes rise-in {
  from {
    opacity: 0;
    translate: 0 8px;
  }
}
@keyframes slide-in {
  from {
    opacity: 0;
    translate: 8px 0;
  }
}
/* A called board's edge flashes once. */
@keyframes called {
  50% {
    border-color: transparent;
  }
}

@media (prefers-reduced-motion: reduce) {
  *,
  ::before,
  ::after {
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    transition-duration: 0s !important;
    scroll-behavior: auto !important;
  }
}

/* Black on white, no fills; the lit bed becomes a 2 pt frame. */
@media print {
  :root,
  [data-theme='dark'] {
    color-scheme: light;
${entries(tokens.color.light)
  .filter(([name]) => !name.startsWith('board-') && !name.startsWith('cat-'))
  .map(
    ([name]) =>
      `    --color-${name}: ${/^(frame|page|raised|sunken|pressed|overlay|bed|on-(ink|you|checkout|live|bust|danger|warning|win)|.*-wash)$/.test(name) ? 'white' : 'black'};`,
  )
  .join('\n')}
    --color-line: silver;
  }
  html {
    font-size: 12pt;
  }
  .lit {
    outline: 2pt solid black;
    outline-offset: -2pt;
  }
}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== css) {
    console.error('packages/ui/src/theme.css is older than its tokens. Run: node scripts/tokens.ts');
    process.exit(1);
  }
} else {
  writeFileSync(target, css);
}
