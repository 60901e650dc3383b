/**
 * First words of addresses on the site of a competition, and of those that hosts keep for themselves: no season is called so, since
 * `/{season}` stands at the same place. A test compares with the list of all pages.
 */
export const siteLiterals: readonly string[] = [
  ...['en', 'nl', 'fr', 'de', 'api', 'app', '_next', '_i18n', 'builds'],
  ...['news', 'calendar', 'documents', 'cup', 'help', 'board-members', 'groups', 'matches', 'individual'],
  ...['live', 'auth', 'test-login', 'confirm-name-change', 'confirm-email-change', 'privacy-policy', 'terms-of-service'],
  // of an organiser: /competition/{org_slug}/season/…/seasons/create
  'create',
];
