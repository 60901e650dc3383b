import { defineMessages } from '@oche/i18n/messages';

/** Texts about news that several pages show, and of the form of a news item. */
export const newsMessages = defineMessages({
  createTitle: { id: 'newsForm.createTitle', defaultMessage: 'Write news' },
  editTitle: { id: 'newsForm.editTitle', defaultMessage: 'Edit news' },
  state: {
    id: 'newsForm.state',
    defaultMessage: '{state, select, draft {Draft} scheduled {Scheduled} published {Published} withdrawn {Withdrawn} other {–}}',
    description: 'The state of a news item.',
  },
  pinned: {
    id: 'newsForm.pinned',
    defaultMessage: 'On top until {day}',
    description: 'The news item stands above other news until this day.',
  },
  headline: { id: 'newsForm.headline', defaultMessage: 'Headline' },
  headlineMissing: { id: 'newsForm.headlineMissing', defaultMessage: 'Enter a headline.' },
  slug: { id: 'newsForm.slug', defaultMessage: 'Address' },
  slugHint: { id: 'newsForm.slugHint', defaultMessage: 'The end of the address of the page. The former address keeps working.' },
  slugInvalid: { id: 'newsForm.slugInvalid', defaultMessage: 'Use small letters, digits and hyphens.' },
  slugTaken: { id: 'newsForm.slugTaken', defaultMessage: 'Another page has this address. Choose another.' },
  lead: { id: 'newsForm.lead', defaultMessage: 'Introduction' },
  leadHint: { id: 'newsForm.leadHint', defaultMessage: 'One or two sentences, also shown in lists.' },
  body: { id: 'newsForm.body', defaultMessage: 'Text' },
  picture: { id: 'newsForm.picture', defaultMessage: 'Picture' },
  language: { id: 'newsForm.language', defaultMessage: 'Language' },
  mainLanguage: { id: 'newsForm.mainLanguage', defaultMessage: 'Main language of the site' },
  pinnedUntil: { id: 'newsForm.pinnedUntil', defaultMessage: 'Keep on top until' },
  pinnedUntilHint: { id: 'newsForm.pinnedUntilHint', defaultMessage: 'Leave empty to sort it by date.' },
  saveDraft: { id: 'newsForm.saveDraft', defaultMessage: 'Save draft' },
});
