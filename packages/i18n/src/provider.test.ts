import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defineMessages } from './messages.ts';
import { IntlProvider, useIntl } from './provider.tsx';

const messages = defineMessages({
  won: { id: 'test.won', defaultMessage: '{name} won <b>all</b> legs' },
});

function Won() {
  const bold = (chunks: ReactNode) => createElement('b', {}, chunks);
  return createElement('p', {}, useIntl().formatMessage(messages.won, { name: createElement('i', {}, 'Ann'), b: bold }));
}

it('renders rich texts in its language', () => {
  const tree = createElement(IntlProvider, {
    locale: 'de',
    messages: { 'test.won': '<b>Alle</b> Legs gewann {name}' },
    children: createElement(Won),
  });
  expect(renderToStaticMarkup(tree)).toBe('<p><b>Alle</b> Legs gewann <i>Ann</i></p>');
});

it('throws an explanation outside a provider', () => {
  expect(() => renderToStaticMarkup(createElement(Won))).toThrow('outside an <IntlProvider>');
});
