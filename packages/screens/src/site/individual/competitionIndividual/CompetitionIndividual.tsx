/** Nothing, because its address leads to the first leaderboard. */
export const CompetitionIndividual = () => null;
