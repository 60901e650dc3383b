import { isLocale } from '@oche/i18n/locales';
import { loadMessages } from '@oche/i18n/loadMessages';
import { addons } from 'storybook/preview-api';
import { askForPage, tellPage, type PageAnswer, type PageQuestion } from './pageChannel.ts';

/** Answers the panel. Nothing is loaded before it asks: tests have no panel. */
export const answerPanel = async (): Promise<void> => {
  const channel = await addons.ready();
  const tell = async ({ folder, locale }: PageQuestion): Promise<void> => {
    const { pages } = await import('virtual:page-facts');
    const texts = await loadMessages(isLocale(locale) ? locale : 'en');
    const own = pages.filter((page) => page.folder === folder);
    const ids = own.flatMap(({ messages }) => messages);
    channel.emit(tellPage, {
      folder,
      pages: own,
      texts: Object.fromEntries(ids.map((id) => [id, String(texts[id] ?? '')])),
    } satisfies PageAnswer);
  };
  channel.on(askForPage, (question: PageQuestion) => void tell(question));
};
