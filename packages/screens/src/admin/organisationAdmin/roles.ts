/** Those who may do most first. */
export const roles = ['admin', 'editor'] as const;

/** What another member makes out of date. */
export const staleByMembers = ['getOrganisation', 'listOrganisations', 'getAccount', 'listAccounts', 'getUser'] as const;
