import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  forAll: {
    id: 'siteSettings.forAll',
    defaultMessage: 'These settings hold for all seasons. It may take a minute until the site shows them.',
  },
  savedWithoutAddress: { id: 'siteSettings.savedWithoutAddress', defaultMessage: 'Saved. The site has no address yet.' },
  preview: { id: 'siteSettings.preview', defaultMessage: 'Preview' },
  light: { id: 'siteSettings.light', defaultMessage: 'Light mode' },
  dark: { id: 'siteSettings.dark', defaultMessage: 'Dark mode' },
  navigation: { id: 'siteSettings.navigation', defaultMessage: 'Navigation', description: 'The order of the pages of a site.' },
  navigationHint: {
    id: 'siteSettings.navigationHint',
    defaultMessage:
      'In this order. A page without content is hidden automatically. A hidden page is no longer in the menu, but opens by its address.',
  },
  pageName: {
    id: 'siteSettings.pageName',
    defaultMessage:
      '{page, select, standings {Standings} calendar {Calendar} cup {Cup} individual {Individual} news {News} documents {Documents} board {Board} other {Help}}',
    description: 'The pages of the public site of a competition. Board: the people who lead it.',
  },
  sponsors: { id: 'siteSettings.sponsors', defaultMessage: 'Sponsors' },
  sponsorNumber: { id: 'siteSettings.sponsorNumber', defaultMessage: 'Sponsor {number}' },
  sponsorLink: { id: 'siteSettings.sponsorLink', defaultMessage: 'Website' },
  sponsorLinkInvalid: { id: 'siteSettings.sponsorLinkInvalid', defaultMessage: 'Enter an address that begins with https://.' },
  sponsorLogo: { id: 'siteSettings.sponsorLogo', defaultMessage: 'Logo' },
  addSponsor: { id: 'siteSettings.addSponsor', defaultMessage: 'Add sponsor' },
  removeSponsor: { id: 'siteSettings.removeSponsor', defaultMessage: 'Remove {name}' },
  texts: { id: 'siteSettings.texts', defaultMessage: 'Texts' },
  helpText: { id: 'siteSettings.helpText', defaultMessage: 'Help page' },
  rulesText: { id: 'siteSettings.rulesText', defaultMessage: 'Rules' },
  search: { id: 'siteSettings.search', defaultMessage: 'Search engines may list this site' },
  searchHint: { id: 'siteSettings.searchHint', defaultMessage: 'Otherwise, only people with the address find it.' },
  administrators: { id: 'siteSettings.administrators', defaultMessage: 'Only administrators change host names.' },
  noDomains: { id: 'siteSettings.noDomains', defaultMessage: 'The site has no host name yet.' },
  connected: { id: 'siteSettings.connected', defaultMessage: 'works' },
});
