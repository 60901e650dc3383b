import { Fragment, createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createIntl } from './createIntl.ts';
import type { IntlShape, Messages } from './createIntl.ts';
import type { Locale } from './locales.ts';

const IntlContext = createContext<IntlShape | undefined>(undefined);

/** The parts of a text keep their order, so their index is a stable key. */
const keyed = (parts: ReactNode[]) => parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);

/** Sets the language of its children. `messages` is the result of `loadMessages(locale)`. */
export function IntlProvider({ locale, messages, children }: { locale: Locale; messages: Messages; children: ReactNode }) {
  const intl = useMemo(() => createIntl({ locale, messages, join: keyed }), [locale, messages]);
  return <IntlContext value={intl}>{children}</IntlContext>;
}

/** Throws outside an `IntlProvider`. */
export function useIntl(): IntlShape {
  const intl = useContext(IntlContext);
  if (!intl) throw new Error('useIntl() was called outside an <IntlProvider>, so no language is known. Wrap the tree in the shell.');
  return intl;
}
