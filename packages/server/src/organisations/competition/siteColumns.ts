import type { Parsed } from '@oche/api/contract/endpoints';

type Site = Pick<Parsed<'updateSite'>, 'languages' | 'colour' | 'description' | 'contactEmail'>;

/** The changed columns of a competition's site. */
export const siteColumns = ({ languages, colour, description, contactEmail }: { [Key in keyof Site]: Site[Key] | undefined }) => ({
  ...(languages && { languages: JSON.stringify(languages) }),
  ...(colour !== undefined && { colour }),
  ...(description !== undefined && { description }),
  ...(contactEmail !== undefined && { contactEmail }),
});
