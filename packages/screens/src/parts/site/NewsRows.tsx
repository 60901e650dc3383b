import type { NewsSummary } from '@oche/api/contract/news';
import { useFile } from '@oche/api/provider';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { BoardPicture } from '@oche/ui/BoardPicture';
import { NewsItem } from '@oche/ui/NewsItem';
import { useMainLanguage } from './useMainLanguage.ts';

type NewsRowProps = { item: NewsSummary; href: string; timeZone: string; level: 2 | 3 };

/** The day on which an item was published. */
const useDay = ({ publishAt }: NewsSummary, timeZone: string) => {
  const { locale } = useIntl();
  const dateTime = publishAt ?? '';
  return { date: dateTime === '' ? '' : formatInstant(locale, dateTime, timeZone, 'date'), dateTime };
};

/** The first item of a list: its headline, lead and picture, or a dartboard without one. */
export function NewsLead({ item, href, timeZone, level }: NewsRowProps) {
  const src = useFile(item.picture);
  const mainLanguage = useMainLanguage();
  const { title, lead, language } = item;
  return (
    <NewsItem
      look="lead"
      lang={language ?? mainLanguage}
      {...{ title, href, level, ...useDay(item, timeZone) }}
      {...(lead !== '' && { summary: lead })}
      picture={src === null ? <BoardPicture /> : <img src={src} alt="" />}
    />
  );
}

/** Any other item of a list: its headline. */
export function NewsLine({ item, href, timeZone, level }: NewsRowProps) {
  const mainLanguage = useMainLanguage();
  const { title, language } = item;
  return <NewsItem look="line" lang={language ?? mainLanguage} {...{ title, href, level, ...useDay(item, timeZone) }} />;
}
