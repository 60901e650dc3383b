import type { Message } from '@oche/i18n/messages';
import type { HelpTopic } from '../../../parts/site/helpTopics.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

/** The terms of each help topic and their explanations. The rules are those of the season. */
export const topicParts: Record<Exclude<HelpTopic, 'rules'>, readonly { term: Message; text: Message }[]> = {
  follow: [
    { term: messages.followSeason, text: messages.followSeasonText },
    { term: messages.followLive, text: messages.followLiveText },
    { term: messages.followLanguage, text: messages.followLanguageText },
  ],
  standings: [
    { term: messages.standingsPlace, text: messages.standingsPlaceText },
    { term: messages.standingsLevel, text: messages.standingsLevelText },
    { term: messages.standingsColumns, text: messages.standingsColumnsText },
  ],
  words: [
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
};
