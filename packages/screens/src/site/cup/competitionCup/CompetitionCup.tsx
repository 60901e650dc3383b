/** The address of a cup leads to its rounds. */
export const CompetitionCup = () => null;
