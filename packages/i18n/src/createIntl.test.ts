import { describe, expect, expectTypeOf, it } from 'vitest';
import { createIntl } from './createIntl.ts';
import { defineMessages } from './messages.ts';
import type { PlainValues, RichValues, TagFunction } from './messages.ts';

const messages = defineMessages({
  title: { id: 'test.title', defaultMessage: 'Boards' },
  greeting: { id: 'test.greeting', defaultMessage: 'Hello {name}' },
  legs: {
    id: 'test.legs',
    defaultMessage: '{winner} needs {count, plural, one {# leg} other {{count} legs in {venue}}} before {at, time, short}',
  },
  outcome: { id: 'test.outcome', defaultMessage: '{kind, select, win {won by {margin}} other {lost}} today' },
  rich: { id: 'test.rich', defaultMessage: 'By continuing you accept the <link>terms of {brand}</link>.' },
});
const nl = { 'test.greeting': 'Dag {name}', 'test.rich': 'Door verder te gaan aanvaardt u de <link>voorwaarden van {brand}</link>.' };

describe('createIntl', () => {
  it('formats in the requested language', () => {
    const intl = createIntl({ locale: 'nl', messages: nl });
    expect(intl.formatMessage(messages.greeting, { name: 'Aurélie' })).toBe('Dag Aurélie');
    expect(intl.tag).toBe('nl-BE');
  });

  it('falls back to English and warns once if a text is missing', () => {
    const warnings: string[] = [];
    const intl = createIntl({ locale: 'fr', messages: {}, onWarning: (warning) => warnings.push(warning) });
    expect([intl.formatMessage(messages.title), intl.formatMessage(messages.title)]).toEqual(['Boards', 'Boards']);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('test.title');
  });

  it('falls back to English if a translation is malformed', () => {
    const warnings: string[] = [];
    const intl = createIntl({ locale: 'de', messages: { 'test.greeting': 'Hallo {name' }, onWarning: (warning) => warnings.push(warning) });
    expect(intl.formatMessage(messages.greeting, { name: 'Bea' })).toBe('Hello Bea');
    expect(warnings.join()).toContain('test.greeting');
  });

  it('needs no catalogue for English and does not warn', () => {
    const warnings: string[] = [];
    const intl = createIntl({ locale: 'en', messages: {}, onWarning: (warning) => warnings.push(warning) });
    expect(intl.formatMessage(messages.outcome, { kind: 'win', margin: 2 })).toBe('won by 2 today');
    expect(warnings).toEqual([]);
  });

  it('returns a node for a message with tags', () => {
    const intl = createIntl({ locale: 'nl', messages: nl });
    const link = (chunks: unknown) => `[${String(chunks)}]`;
    expect(intl.formatMessage(messages.rich, { link, brand: 'Oche' })).toBe('Door verder te gaan aanvaardt u de [voorwaarden van Oche].');
  });
});

describe('the values a message takes', () => {
  it('are derived from its text by the type system', () => {
    expectTypeOf<PlainValues<typeof messages.title>>().toEqualTypeOf<Record<never, never>>();
    expectTypeOf<PlainValues<typeof messages.legs>>().toEqualTypeOf<{
      winner: string | number;
      count: number;
      venue: string | number;
      at: Date | number;
    }>();
    expectTypeOf<PlainValues<typeof messages.outcome>>().toEqualTypeOf<{ kind: string; margin: string | number }>();
    expectTypeOf<RichValues<typeof messages.rich>['link']>().toEqualTypeOf<TagFunction>();
  });

  it('are required', () => {
    const intl = createIntl({ locale: 'en', messages: {}, onWarning: () => {} });
    // @ts-expect-error name is missing
    expect(intl.formatMessage(messages.greeting)).toBe('Hello {name}');
    // @ts-expect-error a message without arguments takes none
    expect(intl.formatMessage(messages.title, { name: 'x' })).toBe('Boards');
  });
});
