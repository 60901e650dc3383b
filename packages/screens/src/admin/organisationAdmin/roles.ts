/** Those who may do most first. */
export const roles = ['admin', 'editor'] as const;
