import { entries, type Colour, type Dimension, type Group, type Mode, type Tokens, type TypeToken } from './tokens.ts';

const px = (d: Dimension) => `${d.value}${d.unit}`;
const rem = (d: Dimension) => `${+(d.value / 16).toFixed(4)}rem`;
const oklch = ({ components: [l, c, h] }: Colour) => `oklch(${l} ${c} ${h === 'none' ? 0 : h})`;
const fonts = (names: string[]) => names.map((n) => (n.includes(' ') ? `'${n}'` : n)).join(', ');
/** title1 → title-1, bodySmall → body-small */
const kebab = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`).replace(/(\d)$/, '-$1');
const indented = (lines: string[], indent: string) => lines.map((line) => indent + line).join('\n');
const rule = (selector: string, lines: string[]) => `${selector} {\n${indented(lines, '  ')}\n}`;
/** Indents a nested rule. */
const nested = (css: string) => css.replaceAll(/^(?=.)/gm, '  ');

const declarations = <T>(prefix: string, group: Group<T>, format: (value: T) => string) =>
  entries(group).map(([name, token]) => `--${prefix}-${kebab(name)}: ${format(token.$value)};`);
const colours = (mode: Group<Colour>) => entries(mode).map(([name, token]) => `--color-${name}: ${oklch(token.$value)};`);

/** The class name of a type role: `text-title-1`, `score-2xl`. */
export const roleClass = (group: 'text' | 'score', name: string) =>
  group === 'text' ? `text-${kebab(name)}` : `score-${name === 'xxl' ? '2xl' : name}`;

const isHeading = (name: string) => /^text-(display|title|heading)/.test(name);

const role = (name: string, token: TypeToken, narrow: string[]) => {
  const t = token.$value;
  const em = +(t.letterSpacing.value / t.fontSize.value).toFixed(4);
  const lines = [
    `font-family: var(--font-${t.fontFamily.join() === narrow.join() ? 'narrow' : 'sans'});`,
    `font-size: ${rem(t.fontSize)};`,
    `line-height: ${t.lineHeight};`,
    `font-weight: ${t.fontWeight};`,
    ...(em === 0 ? [] : [`letter-spacing: ${em}em;`]),
    `font-stretch: ${token.$extensions['oche.fontStretch']};`,
    `font-variant-numeric: ${token.$extensions['oche.fontVariantNumeric']};`,
    ...(isHeading(name) ? ['text-wrap: balance;', 'word-spacing: 0.06em;'] : []),
    // Only German and Dutch have words that are too long for a heading.
    ...(isHeading(name) ? ['&:is(:lang(de), :lang(nl)) {', '  hyphens: auto;', '  hyphenate-limit-chars: 12 5 5;', '}'] : []),
  ];
  return rule(`@utility ${name}`, lines);
};

const roles = (tokens: Tokens) => {
  const narrow = tokens.font.family['narrow']!.$value;
  return (['text', 'score'] as const)
    .flatMap((group) => Object.entries(tokens[group]).map(([name, token]) => role(roleClass(group, name), token, narrow)))
    .join('\n');
};

/** Background colours of text. Each has a text colour `on-…`: `on-you` is used on `you-fill`, or on `you` if there is no such fill. */
export const fillsOf = (mode: Group<Colour>): string[] =>
  Object.keys(mode)
    .filter((name) => name.startsWith('on-'))
    .map((name) => name.slice(3))
    .flatMap((name) => (`${name}-fill` in mode ? `${name}-fill` : name in mode ? name : []));

const surfaces = /^(frame|page|raised|sunken|pressed|overlay)$|-wash$/;
/** The colours of the dartboard. They carry no meaning, so print and forced colours do not change them. */
const dartboard = /^(board-|on-board)/;

/** The colour in print: black on white. Fills become white with a frame, and the text on them becomes black. */
const printColour = (name: string, fills: string[]) => {
  const isWhite = surfaces.test(name) || (fills.includes(name) && name !== 'ink' && name !== 'win');
  return isWhite ? 'white' : name === 'line' ? 'silver' : 'black';
};

/**
 * The system colour that replaces a colour if the user forces colours: one for text and lines, one for surfaces. Words and shapes still
 * convey the meaning.
 */
const forcedColour = (name: string) => {
  // The colours of the lit bed are inverted, and those of chips on it are inverted again.
  if (name === 'on-checkout-bed') return 'CanvasText';
  if (name.endsWith('-bed')) return 'Canvas';
  if (surfaces.test(name) || name.startsWith('on-') || name === 'scrim') return 'Canvas';
  if (name === 'ink-off') return 'GrayText';
  return name === 'focus' ? 'Highlight' : 'CanvasText';
};

/** If the user prefers more contrast, each faint colour is replaced by the next stronger one. */
const stronger: Record<string, string> = { line: 'line-2', 'line-2': 'ink-3', 'ink-3': 'ink-2', 'ink-2': 'ink' };
const moreContrast = (mode: Group<Colour>) =>
  Object.entries(stronger).map(([name, replacement]) => `--color-${name}: ${oklch(mode[replacement]!.$value)};`);

const replacedColours = (tokens: Tokens, replacement: (name: string) => string) =>
  entries(tokens.color.light)
    .filter(([name]) => !dartboard.test(name))
    .map(([name]) => `--color-${name}: ${replacement(name)};`);

const media = (query: string, ...rules: string[]) => `@media ${query} {\n${rules.map(nested).join('\n')}\n}`;
const mode = (name: Mode) => (name === 'light' ? ":root,\n[data-theme='light']" : "[data-theme='dark']");
const allModes = ':root,\n[data-theme]';

const densities = (tokens: Tokens) =>
  entries(tokens.density).map(([name, { row, cell }]) =>
    rule(name === 'table' ? `:root,\n[data-density='${name}']` : `[data-density='${name}']`, [
      `--row: ${rem(row.$value)};`,
      `--cell: ${rem(cell.$value)};`,
    ]),
  );

/**
 * The text of theme.css. It contains the Tailwind theme, both modes, densities and type roles from the tokens. Then follow the hand-written rules
 * (`rules`), and the colours for print, forced colours and more contrast.
 */
export const themeCss = (tokens: Tokens, rules: string): string => {
  const { light, dark } = tokens.color;
  const shadow = tokens.shadow['overlay']!.$value;
  const fills = fillsOf(light);
  const theme = [
    '--color-*: initial;',
    ...colours(light),
    '--text-*: initial;',
    '--font-*: initial;',
    `--font-sans: 'Archivo Variable', 'Archivo Fallback', ${fonts(tokens.font.family['text']!.$value.slice(1))};`,
    `--font-narrow: 'Archivo Variable', ${fonts(tokens.font.family['narrow']!.$value.slice(1))};`,
    '--radius-*: initial;',
    ...declarations('radius', tokens.radius, px),
    '--breakpoint-*: initial;',
    ...declarations('breakpoint', tokens.breakpoint, rem),
    `--container-content: ${rem(tokens.layout['content']!.$value)};`,
    `--container-measure: ${rem(tokens.layout['measure']!.$value)};`,
    '--shadow-*: initial;',
    `--shadow-overlay: ${px(shadow.offsetX)} ${px(shadow.offsetY)} ${px(shadow.blur)} ${px(shadow.spread)} rgb(0 0 0 / ${shadow.color.alpha});`,
    ...declarations('z-index', tokens.zIndex, String),
    `--ease-out: cubic-bezier(${tokens.ease['out']!.$value.join(', ')});`,
    ...declarations('transition-duration', tokens.duration, (d) => `${d.value}${d.unit}`),
    '--default-transition-duration: var(--transition-duration-quick);',
    '--default-transition-timing-function: var(--ease-out);',
  ];
  const base = [
    rule(mode('light'), ['color-scheme: light;', ...colours(light)]),
    rule(mode('dark'), ['color-scheme: dark;', ...colours(dark)]),
    ...densities(tokens),
  ];
  const compact = rule("[data-density='compact']", [`--row: ${rem(tokens.density['table']!.row.$value)};`]);
  return `/* Written by scripts/tokens.ts from tokens.json and rules.css. Edit these files instead of this one. */
@import 'tailwindcss';
@source './';

@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));
/* A phone in landscape or a small tablet. It is wide, but too low for elements below each other. */
@custom-variant sideways (@media (orientation: landscape) and ((height < 37.5rem) or (width < 60rem)));
/* A phone with letters of double size. It has space for about twenty letters in a line. */
@custom-variant tiny (@media (width < 16rem));

@theme static {
${indented(theme, '  ')}
}
/* The height of a row and the space at its sides, from the density of the region: \`h-row\`, \`min-h-row\`, \`px-cell\`. */
@theme inline {
  --spacing-row: var(--row);
  --spacing-cell: var(--cell);
}

@layer base {
${base.map(nested).join('\n')}
${nested('/* A touch target needs 44 px, so the compact density is only for mouse pointers. */\n' + media('(pointer: coarse)', compact))}
}

${roles(tokens)}

${rules.trim()}

${media('(prefers-contrast: more)', rule(mode('light'), moreContrast(light)), rule(mode('dark'), moreContrast(dark)))}

${media(
  'print',
  rule(allModes, ['color-scheme: light;', ...replacedColours(tokens, (name) => printColour(name, fills))]),
  rule(':root,\n[data-density]', [
    `--row: ${rem(tokens.density['compact']!.row.$value)};`,
    `--cell: ${rem(tokens.density['compact']!.cell.$value)};`,
  ]),
  rule(fills.map((name) => `.bg-${name}`).join(',\n'), ['background: white;', 'box-shadow: inset 0 0 0 1pt black;']),
)}

/* Every colour is a system colour, so browsers do not need to force colours. Controls keep their edges, and the bed stays inverted. */
${media('(forced-colors: active)', rule(allModes, ['forced-color-adjust: none;', 'color-scheme: light dark;', ...replacedColours(tokens, forcedColour)]))}
`;
};
