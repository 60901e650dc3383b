/** The address of a division leads to its table. */
export const CompetitionGroup = () => null;
