/** The topics of the help page in their order, by the anchors of their headings (`#season`). */
export const helpTopics = ['begin', 'season', 'captain', 'decisions', 'site', 'nextSeason', 'tournament'] as const;

export type HelpTopic = (typeof helpTopics)[number];
