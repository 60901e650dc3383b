/** The folders of packages/darts/src whose code `npm run mutate` changes by default, and whose tests must detect the changes. */
export const mutatedFolders = ['x01', 'standings', 'match', 'league', 'cup'];
