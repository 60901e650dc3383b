import { defineMessages } from '@oche/i18n/messages';

/** Texts about the site of a competition, on its page and in its form. */
export const siteFieldMessages = defineMessages({
  title: { id: 'siteFields.title', defaultMessage: 'Website' },
  language: { id: 'siteFields.language', defaultMessage: 'Main language' },
  languageHint: { id: 'siteFields.languageHint', defaultMessage: 'Used when the address does not name a language.' },
  languages: { id: 'siteFields.languages', defaultMessage: 'Also offered' },
  colour: { id: 'siteFields.colour', defaultMessage: 'Colour' },
  colourHint: {
    id: 'siteFields.colourHint',
    defaultMessage:
      'Colour of the line under the name, e.g. #d3222a. Where it would not show up, on white or on black, the line keeps its usual colour.',
  },
  colourInvalid: { id: 'siteFields.colourInvalid', defaultMessage: 'Use # followed by six characters: digits or letters from a to f.' },
  description: { id: 'siteFields.description', defaultMessage: 'About the organisation' },
  descriptionHint: { id: 'siteFields.descriptionHint', defaultMessage: 'A sentence or two for the front page, in the main language.' },
  contactEmail: { id: 'siteFields.contactEmail', defaultMessage: 'E-mail for visitors' },
  contactEmailInvalid: { id: 'siteFields.contactEmailInvalid', defaultMessage: 'This is not a valid e-mail address.' },
  onLight: {
    id: 'siteFields.onLight',
    defaultMessage: 'On white, light mode',
    description: 'The contrast of a colour with the background.',
  },
  onDark: { id: 'siteFields.onDark', defaultMessage: 'On black, dark mode' },
  colourGood: { id: 'siteFields.colourGood', defaultMessage: 'good' },
  colourFaint: { id: 'siteFields.colourFaint', defaultMessage: 'too faint, usual colour' },
  useColour: {
    id: 'siteFields.useColour',
    defaultMessage: 'Use {colour}',
    description: 'A colour such as #a87f00 that shows up in both modes.',
  },
  notConnected: { id: 'siteFields.notConnected', defaultMessage: 'not connected yet' },
  notConnectedText: {
    id: 'siteFields.notConnectedText',
    defaultMessage:
      '{hosts} {count, plural, one {is} other {are}} not connected yet: those who run this server have to add {count, plural, one {it} other {them}} to its settings (COMPETITION_DOMAINS).',
    description: 'After host names, such as "league.example and cup.example".',
  },
  domains: { id: 'organisation.domains', defaultMessage: 'Host names' },
  domainsHint: {
    id: 'organisation.domainsHint',
    defaultMessage: 'For its own site, one per line, e.g. league.example. Optional.',
  },
  domainsInvalid: { id: 'organisation.domainsInvalid', defaultMessage: '“{host}” is not a host name. Write it like league.example.' },
  domainsMany: { id: 'organisation.domainsMany', defaultMessage: 'No more than ten host names.' },
  domainsTaken: { id: 'organisation.domainsTaken', defaultMessage: 'One of these already leads to another organisation.' },
});
