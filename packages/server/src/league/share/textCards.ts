import { decodeDomain } from '@oche/api/domain';
import { formatInstant } from '@oche/i18n/format';
import { loadPicture } from './images.ts';
import { messages } from './messages.ts';
import { pictureBox } from './drawCard.ts';
import { asLine, type CardContent, type Source } from './publicRead.ts';

/** A competition: its name, its season and its description, below its address. */
export const homeCard = ({ intl, context: { organisation, season, encodedDomain } }: Source): CardContent => ({
  // Its name is the title.
  head: decodeDomain(encodedDomain) ?? '',
  above: season ? intl.formatMessage(messages.season, { name: season.name }) : '',
  title: organisation.name,
  body: { kind: 'text', text: organisation.description, picture: null },
});

/** A news item: its headline, its lead and its picture. */
export const newsCard =
  (slug: string) =>
  async ({ read, intl, context: { organisation, season, encodedDomain } }: Source): Promise<CardContent> => {
    const item = await read('getSiteNews', { domainBase64: encodedDomain, slug, ...(season && { season: season.slug }) });
    return {
      above: item.publishAt === null ? '' : asLine(formatInstant(intl.locale, item.publishAt, organisation.timeZone, 'weekday')),
      title: item.title,
      body: { kind: 'text', text: item.lead, picture: await loadPicture(item.picture, pictureBox, 'cover') },
    };
  };
