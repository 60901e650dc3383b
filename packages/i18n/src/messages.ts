import type { ReactNode } from 'react';

/**
 * One text. `defaultMessage` is ICU MessageFormat in English: `{name}`, `{count, plural, one {# leg} other {# legs}}`,
 * `{kind, select, win {won} other {lost}}`, tags as `<b>…</b>`. `description` explains to translators where the text appears.
 */
export type Message = { id: string; defaultMessage: string; description?: string };

/** Declares the texts of a module. It keeps the literal types, from which `formatMessage` derives the values that each text takes. */
export function defineMessages<const M extends Record<string, Message>>(messages: M): M {
  return messages;
}

export type TagFunction = (chunks: ReactNode) => ReactNode;
type Plain = string | number;

// The types below parse a message from brace to brace, with a stack of the open braces: '}' ends the branches of an argument (B) or the text
// of one branch (T). The result is a union of ['name', 'kind'] pairs. ICU quoting ('{') is not supported, so texts cannot contain braces.
type Kind = 'plain' | 'number' | 'select' | 'tag' | 'date';
type KindOf<Type extends string> = Type extends 'plural' | 'selectordinal' | 'number'
  ? 'number'
  : Type extends 'select'
    ? 'select'
    : 'date';
type Trim<S extends string> = S extends ` ${infer R}` | `\n${infer R}` ? Trim<R> : S extends `${infer R} ` | `${infer R}\n` ? Trim<R> : S;

type Tags<S extends string, Found = never> = S extends `${string}<${infer Name}>${infer Rest}`
  ? Tags<Rest, Name extends `/${string}` ? Found : Found | [Name, 'tag']>
  : Found;

type Text<S extends string, Stack extends string, Found> = S extends `${infer Before}{${infer After}`
  ? Before extends `${infer Head}}${string}`
    ? S extends `${Head}}${infer Rest}`
      ? Branches<Rest, Pop<Stack>, Found>
      : never
    : Argument<After, Stack, Found>
  : S extends `${string}}${infer Rest}`
    ? Branches<Rest, Pop<Stack>, Found>
    : Found;
type Argument<S extends string, Stack extends string, Found> = S extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Tail}`
    ? Tail extends `${infer Type},${string}`
      ? Trim<Type> extends 'plural' | 'select' | 'selectordinal'
        ? S extends `${Name},${Type},${infer Body}`
          ? Branches<Body, `B${Stack}`, Found | [Trim<Name>, KindOf<Trim<Type>>]>
          : never
        : Text<Rest, Stack, Found | [Trim<Name>, KindOf<Trim<Type>>]>
      : Text<Rest, Stack, Found | [Trim<Name>, KindOf<Trim<Tail>>]>
    : Text<Rest, Stack, Found | [Trim<Head>, 'plain']>
  : Found;
type Branches<S extends string, Stack extends string, Found> = S extends `${infer Before}{${infer After}`
  ? Before extends `${infer Head}}${string}`
    ? S extends `${Head}}${infer Rest}`
      ? Text<Rest, Pop<Stack>, Found>
      : never
    : Text<After, `T${Stack}`, Found>
  : S extends `${string}}${infer Rest}`
    ? Text<Rest, Pop<Stack>, Found>
    : Found;
type Pop<Stack extends string> = Stack extends `${'B' | 'T'}${infer Rest}` ? Rest : '';

type PlainValue = { plain: Plain; number: number; select: string; date: Date | number; tag: never };
type RichValue = { plain: ReactNode; number: number; select: string; date: Date | number; tag: TagFunction };
type Found<M extends Message> = Text<M['defaultMessage'], '', never> | Tags<M['defaultMessage']>;
type Names<F> = F extends [infer Name extends string, Kind] ? Name : never;
// If a name occurs twice, as `{count}` and as `{count, plural, …}`, it has the narrower kind.
type NarrowerKind<F, Name> = F extends [Name, infer K] ? Exclude<K, 'plain'> : never;
type Values<F, V extends Record<Kind, unknown>> = {
  [Name in Names<F>]: V[[NarrowerKind<F, Name>] extends [never] ? 'plain' : NarrowerKind<F, Name> & Kind];
};

/** The values that a message takes when the result is a string; `never` for the tags of a message, which need `RichValues`. */
export type PlainValues<M extends Message> = string extends M['defaultMessage']
  ? Record<string, Plain | Date>
  : Values<Found<M>, PlainValue>;
/** The values that a message takes when the result is rendered: nodes for plain arguments, a function for each tag. */
export type RichValues<M extends Message> = string extends M['defaultMessage']
  ? Record<string, ReactNode | Date | TagFunction>
  : Values<Found<M>, RichValue>;
/** `[]` if the message takes no values, otherwise `[values]`. */
export type ValuesArgument<V> = keyof V extends never ? [] : string extends keyof V ? [values?: V] : [values: V];
