import { isLocale } from '@oche/i18n/locales';
import { loadMessages } from '@oche/i18n/loadMessages';
import { addons } from 'storybook/preview-api';
import { pageAnswered, pageAsked, type PageAnswer, type PageQuestion } from './pageChannel.ts';

/** Answers the questions of the Page panel. Texts are loaded only when the panel asks, because tests have no panel. */
export const answerPanel = async (): Promise<void> => {
  const channel = await addons.ready();
  const answer = async ({ folder, locale }: PageQuestion): Promise<void> => {
    const { pages } = await import('virtual:page-facts');
    const texts = await loadMessages(isLocale(locale) ? locale : 'en');
    const own = pages.filter((page) => page.folder === folder);
    const ids = own.flatMap(({ messages }) => messages);
    channel.emit(pageAnswered, {
      folder,
      pages: own,
      texts: Object.fromEntries(ids.map((id) => [id, String(texts[id] ?? '')])),
    } satisfies PageAnswer);
  };
  channel.on(pageAsked, (question: PageQuestion) => void answer(question));
};
