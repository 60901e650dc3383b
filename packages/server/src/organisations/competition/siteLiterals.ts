/**
 * Slugs that no season may have, because `/{season}` would hide another page. They are the first segments of pages on the site of a
 * competition and of paths that hosts serve themselves. A test compares them with the list of all pages.
 */
export const siteLiterals: readonly string[] = [
  ...['en', 'nl', 'fr', 'de', 'api', 'app', '_next', '_i18n', 'builds'],
  ...['news', 'calendar', 'documents', 'cup', 'help', 'board-members', 'groups', 'matches', 'individual'],
  ...['live', 'auth', 'test-login', 'confirm-name-change', 'confirm-email-change', 'privacy-policy', 'terms-of-service'],
  // the organiser's page /competition/{org_slug}/season/…/seasons/create
  'create',
];
