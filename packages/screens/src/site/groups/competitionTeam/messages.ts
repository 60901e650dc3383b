import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'competitionTeam.description', defaultMessage: 'Results, players and location of {team} in {group}.' },
  place: { id: 'competitionTeam.place', defaultMessage: 'Place' },
  matches: { id: 'competitionTeam.matches', defaultMessage: 'Matches' },
  comes: { id: 'competitionTeam.comes', defaultMessage: 'Next matches' },
  results: { id: 'competitionTeam.results', defaultMessage: 'Results' },
  calendar: { id: 'competitionTeam.calendar', defaultMessage: 'All matches in the calendar' },
  noMatches: { id: 'competitionTeam.noMatches', defaultMessage: 'This team has no matches yet.' },
  noPlayers: { id: 'competitionTeam.noPlayers', defaultMessage: 'This team has no players yet.' },
  noGames: {
    id: 'competitionTeam.noGames',
    defaultMessage: 'No confirmed games yet: {names}',
    description: 'The players who have not played.',
  },
  location: { id: 'competitionTeam.location', defaultMessage: 'Location' },
  noLocation: { id: 'competitionTeam.noLocation', defaultMessage: 'The location is not known yet.' },
  penalties: { id: 'competitionTeam.penalties', defaultMessage: 'Penalties' },
  left: {
    id: 'competitionTeam.left',
    defaultMessage:
      '{state, select, excluded {{dated, select, yes {Excluded on {day}.} other {Excluded.}}} other {{dated, select, yes {Withdrawn on {day}.} other {Withdrawn.}}}}',
  },
  annulled: { id: 'competitionTeam.annulled', defaultMessage: 'None of its matches counts.' },
  awarded: {
    id: 'competitionTeam.awarded',
    defaultMessage:
      '{count, plural, one {# match was awarded to the other team} other {# matches were awarded to the other teams}}. The matches played before that count.',
  },
});
