/** The roles of members, from the most to the least powerful. */
export const roles = ['admin', 'editor'] as const;
