import type { Message } from '@oche/i18n/messages';
import { words } from '../shell/words.ts';
import { messages } from './help/messages.ts';

type Topic = { /** of its heading, in addresses */ id: string; title: Message; parts: readonly { term: Message; text: Message }[] };

/** What the help is about; other pages link to its parts. */
export const helpTopics: readonly Topic[] = [
  {
    id: 'follow',
    title: messages.follow,
    parts: [
      { term: messages.followSeason, text: messages.followSeasonText },
      { term: messages.followLive, text: messages.followLiveText },
      { term: messages.followLanguage, text: messages.followLanguageText },
    ],
  },
  {
    id: 'standings',
    title: messages.standings,
    parts: [
      { term: messages.standingsPlace, text: messages.standingsPlaceText },
      { term: messages.standingsLevel, text: messages.standingsLevelText },
      { term: messages.standingsColumns, text: messages.standingsColumnsText },
    ],
  },
  {
    id: 'words',
    title: messages.words,
    parts: [
      { term: words.leg, text: messages.wordLegText },
      { term: words.set, text: messages.wordSetText },
      { term: words.visit, text: messages.wordVisitText },
      { term: messages.wordDouble, text: messages.wordDoubleText },
      { term: messages.wordBull, text: messages.wordBullText },
      { term: words.checkout, text: messages.wordCheckoutText },
      { term: messages.wordBust, text: messages.wordBustText },
      { term: messages.wordMaximum, text: messages.wordMaximumText },
      { term: words.average, text: messages.wordAverageText },
      { term: messages.wordBullUp, text: messages.wordBullUpText },
      { term: words.walkover, text: messages.wordWalkoverText },
      { term: words.bye, text: messages.wordByeText },
    ],
  },
];
