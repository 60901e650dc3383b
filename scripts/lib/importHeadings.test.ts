import { expect, test } from 'vitest';
import { importFields, type ImportKind } from '@oche/api/contract/import';
import { createIntl } from '@oche/i18n/createIntl';
import { locales, type Locale } from '@oche/i18n/locales';
import { fieldsOf } from '@oche/server/league/import/headings';
import { readCatalogue } from './catalogues.ts';

const kinds = Object.keys(importFields) as ImportKind[];
const files = (Object.keys(locales) as Locale[]).flatMap((locale) => kinds.map((kind): [Locale, ImportKind] => [locale, kind]));
const defaultMessage: string = readCatalogue('en')['import.field']!;
const message = { id: 'import.field', defaultMessage };

test.each(files)('the headings that the dialog names in %s are recognised in a file of %s', (locale, kind) => {
  const { formatMessage } = createIntl({ locale, messages: readCatalogue(locale) });
  const labels = importFields[kind].map((field) => formatMessage(message, { field }));
  expect(fieldsOf(labels, importFields[kind])).toEqual(importFields[kind]);
});
