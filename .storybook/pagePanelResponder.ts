import { isLocale } from '@oche/i18n/locales';
import { loadMessages } from '@oche/i18n/loadMessages';
import { addons } from 'storybook/preview-api';
import { pageRequest, pageResponse, type PageRequest, type PageResponse } from './pageChannel.ts';

/** Responds to the requests of the Page panel. Texts are loaded only on request, because tests have no panel. */
export const respondToPagePanel = async (): Promise<void> => {
  const channel = await addons.ready();
  const respond = async ({ folder, locale }: PageRequest): Promise<void> => {
    const { pages } = await import('virtual:page-facts');
    const texts = await loadMessages(isLocale(locale) ? locale : 'en');
    const pagesInFolder = pages.filter((page) => page.folder === folder);
    const ids = pagesInFolder.flatMap(({ messages }) => messages);
    channel.emit(pageResponse, {
      folder,
      pages: pagesInFolder,
      texts: Object.fromEntries(ids.map((id) => [id, String(texts[id] ?? '')])),
    } satisfies PageResponse);
  };
  channel.on(pageRequest, (request: PageRequest) => void respond(request));
};
