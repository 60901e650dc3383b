import type { SiteDocument } from '@oche/api/contract/document';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatNumber } from '@oche/i18n/format';
import { siteMessages } from './siteMessages.ts';

/** The kind and the size of a document: "PDF, 1.2 MB". */
export const fileText = ({ formatMessage, locale }: IntlShape, { kind, size }: Pick<SiteDocument, 'kind' | 'size'>): string =>
  formatMessage(siteMessages.sizeOf, {
    kind: kind.toUpperCase(),
    megabytes: formatNumber(locale, Math.max(size / 1_000_000, 0.1), { maximumFractionDigits: 1 }),
  });
