/** Reads and checks packages/ui/tokens.json, which is in the format of the Design Tokens Community Group (2025.10). */

export type Dimension = { value: number; unit: 'px' | 'rem' };
export type Duration = { value: number; unit: 'ms' | 's' };
export type Colour = { colorSpace: string; components: (number | 'none')[]; alpha: number; hex: string };
export type Typography = { fontFamily: string[]; fontSize: Dimension; fontWeight: number; letterSpacing: Dimension; lineHeight: number };
type Shadow = { color: Colour; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension };

export type Token<T> = { $value: T; $description?: string; $extensions?: Record<string, unknown> };
/** The tokens of a group by name. A group may also have `$type` and `$description`. */
export type Group<T> = Record<string, Token<T>>;
export type TypeToken = Token<Typography> & { $extensions: { 'oche.fontStretch': string; 'oche.fontVariantNumeric': string } };
export type Mode = 'light' | 'dark';

/** The tokens by group, with every alias replaced by its value. */
export type Tokens = {
  color: Record<Mode, Group<Colour>>;
  space: Group<Dimension>;
  radius: Group<Dimension>;
  line: Group<Dimension>;
  touch: Group<Dimension>;
  density: Record<string, { $description?: string; row: Token<Dimension>; cell: Token<Dimension> }>;
  layout: Group<Dimension>;
  breakpoint: Group<Dimension>;
  font: { family: Group<string[]>; width: Group<number>; nameFit: Group<number> };
  text: Record<string, TypeToken>;
  score: Record<string, TypeToken>;
  duration: Group<Duration>;
  ease: Group<number[]>;
  zIndex: Group<number>;
  shadow: Group<Shadow>;
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isToken = (node: Node) => '$value' in node;
const aliasOf = (value: unknown) => (typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined);

/** The members of a group without its `$type` and `$description`. */
export const entries = <T>(group: Record<string, T>): [string, T][] => Object.entries(group).filter(([name]) => !name.startsWith('$'));

const tokenAt = (root: Node, path: string): Node | undefined => {
  const node = path.split('.').reduce<unknown>((at, name) => (isNode(at) ? at[name] : undefined), root);
  return isNode(node) && isToken(node) ? node : undefined;
};

/** Resolves aliases in a value, at any depth: `{font.family.text}` becomes the list of fonts. */
const resolve = (root: Node, value: unknown, resolved: string[] = []): unknown => {
  const alias = aliasOf(value);
  if (alias !== undefined) {
    const target = tokenAt(root, alias);
    if (!target) throw new Error(`{${alias}} is not the name of a token.`);
    if (resolved.includes(alias)) throw new Error(`{${alias}} is circular.`);
    return resolve(root, target['$value'], [...resolved, alias]);
  }
  if (Array.isArray(value)) return value.map((item) => resolve(root, item, resolved));
  if (isNode(value)) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolve(root, item, resolved)]));
  return value;
};

/** The tokens with all aliases resolved. Throws if an alias is circular or is not the name of a token. */
export const readTokens = (json: unknown): Tokens => {
  const root = json as Node;
  const walk = (node: Node): Node =>
    Object.fromEntries(
      Object.entries(node).map(([name, value]) => {
        if (name === '$value') return [name, resolve(root, value)];
        return [name, isNode(value) && name !== '$extensions' ? walk(value) : value];
      }),
    );
  return walk(root) as Tokens;
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const valueWithUnit =
  (...units: string[]) =>
  (value: unknown) =>
    isNode(value) && isNumber(value['value']) && units.includes(String(value['unit']));
const isDimension = valueWithUnit('px', 'rem');
const isColour = (value: unknown) =>
  isNode(value) &&
  ['oklch', 'srgb'].includes(String(value['colorSpace'])) &&
  Array.isArray(value['components']) &&
  value['components'].length === 3 &&
  value['components'].every((part) => part === 'none' || isNumber(part)) &&
  (value['alpha'] === undefined || isNumber(value['alpha'])) &&
  /^#[\da-f]{6}$/.test(String(value['hex']));
const isFamily = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string');
const isWeight = (value: unknown) => isNumber(value) && value >= 1 && value <= 1000;
const objectOf = (validators: Record<string, (value: unknown) => boolean>) => (value: unknown) =>
  isNode(value) &&
  Object.keys(value).length === Object.keys(validators).length &&
  Object.entries(validators).every(([name, isValid]) => isValid(value[name]));

/** Validators for the values of each type that the theme uses, as the format defines them. */
const types: Record<string, (value: unknown) => boolean> = {
  color: isColour,
  dimension: isDimension,
  duration: valueWithUnit('ms', 's'),
  number: isNumber,
  fontFamily: isFamily,
  fontWeight: isWeight,
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    [value[0], value[2]].every((x) => Number(x) >= 0 && Number(x) <= 1),
  shadow: objectOf({ color: isColour, offsetX: isDimension, offsetY: isDimension, blur: isDimension, spread: isDimension }),
  typography: objectOf({
    fontFamily: isFamily,
    fontSize: isDimension,
    fontWeight: isWeight,
    letterSpacing: isDimension,
    lineHeight: isNumber,
  }),
};
const properties = ['$type', '$value', '$description', '$extensions', '$deprecated'];

/** The tokens that violate the format, as sentences. */
export const tokenProblems = (json: unknown): string[] => {
  const root = json as Node;
  const problems: string[] = [];
  const checkValue = (path: string, type: string, value: unknown) => {
    const isValid = types[type];
    if (!isValid) return problems.push(`${path}: unknown type "${type}". Known types: ${Object.keys(types).join(', ')}.`);
    try {
      if (!isValid(resolve(root, value))) problems.push(`${path}: is not a valid ${type}.`);
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const walk = (node: Node, path: string, inherited: string | undefined) => {
    const type = typeof node['$type'] === 'string' ? node['$type'] : inherited;
    for (const [name, value] of Object.entries(node)) {
      const childPath = path === '' ? name : `${path}.${name}`;
      if (name.startsWith('$')) {
        if (!properties.includes(name)) problems.push(`${childPath}: this property is not in the format.`);
      } else if (/[{}.]/.test(name)) problems.push(`${childPath}: a name cannot contain braces or dots.`);
      else if (!isNode(value)) problems.push(`${childPath}: is neither a token nor a group.`);
      else if (isToken(node)) problems.push(`${childPath}: a token cannot contain tokens.`);
      else walk(value, childPath, type);
    }
    if (!isToken(node)) return;
    if (type === undefined) problems.push(`${path}: neither the token nor its group has a $type.`);
    else checkValue(path, type, node['$value']);
  };
  walk(root, '', undefined);
  return problems;
};
