import { expect, test } from 'vitest';
import { importFields, type ImportKind } from '@oche/api/contract/import';
import { createIntl } from '@oche/i18n/createIntl';
import { loadMessages } from '@oche/i18n/loadMessages';
import { locales, type Locale } from '@oche/i18n/locales';
import { messages } from '../../packages/screens/src/competition/parts/import/messages.ts';
import { fieldsOf } from '@oche/server/league/import/headings';

const kinds = Object.keys(importFields) as ImportKind[];
const files = (Object.keys(locales) as Locale[]).flatMap((locale) => kinds.map((kind): [Locale, ImportKind] => [locale, kind]));

test.each(files)('the headings that the dialog names in %s are recognised in a file of %s', async (locale, kind) => {
  const { formatMessage } = createIntl({ locale, messages: await loadMessages(locale) });
  const labels = importFields[kind].map((field) => formatMessage(messages.field, { field }));
  expect(fieldsOf(labels, importFields[kind])).toEqual(importFields[kind]);
});
