import { defineMessages } from '@oche/i18n/messages';

/** The site of a competition, as it is shown and typed. */
export const siteMessages = defineMessages({
  title: { id: 'siteFields.title', defaultMessage: 'Its site' },
  language: { id: 'siteFields.language', defaultMessage: 'First language' },
  languageHint: { id: 'siteFields.languageHint', defaultMessage: 'Of addresses that name none.' },
  languages: { id: 'siteFields.languages', defaultMessage: 'Also offered' },
  colour: { id: 'siteFields.colour', defaultMessage: 'Colour' },
  colourHint: {
    id: 'siteFields.colourHint',
    defaultMessage:
      'Of the line under its name, such as #d3222a. Where it could not be seen, on white or on black, the line stays as it is.',
  },
  colourWrong: { id: 'siteFields.colourWrong', defaultMessage: 'Write it as # and six digits or letters from a to f.' },
  description: { id: 'siteFields.description', defaultMessage: 'Who they are' },
  descriptionHint: { id: 'siteFields.descriptionHint', defaultMessage: 'A sentence or two for the front page, in the first language.' },
  contactEmail: { id: 'siteFields.contactEmail', defaultMessage: 'E-mail for visitors' },
  contactEmailWrong: { id: 'siteFields.contactEmailWrong', defaultMessage: 'This is no e-mail address.' },
  notConnected: { id: 'siteFields.notConnected', defaultMessage: 'not connected yet' },
  notConnectedText: {
    id: 'siteFields.notConnectedText',
    defaultMessage:
      '{hosts} {count, plural, one {is} other {are}} not connected yet: those who run this server have to add {count, plural, one {it} other {them}} to its settings (COMPETITION_DOMAINS).',
    description: 'After host names, such as "league.example and cup.example".',
  },
});
