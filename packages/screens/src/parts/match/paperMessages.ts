import { defineMessages } from '@oche/i18n/messages';

/** Texts of the form in which a whole sheet is entered from paper. */
export const messages = defineMessages({
  open: { id: 'teamMatchPaper.open', defaultMessage: 'Enter from paper' },
  correct: { id: 'teamMatchPaper.correct', defaultMessage: 'Correct the sheet' },
  title: { id: 'teamMatchPaper.title', defaultMessage: 'Enter the sheet' },
  hint: {
    id: 'teamMatchPaper.hint',
    defaultMessage: 'A digit enters legs and moves to the next field. Games without legs stay open.',
  },
  playerOf: { id: 'teamMatchPaper.playerOf', defaultMessage: 'Game {number}, {team}, player {place}' },
  legsOf: { id: 'teamMatchPaper.legsOf', defaultMessage: 'Game {number}, legs of {team}' },
  choose: { id: 'teamMatchPaper.choose', defaultMessage: 'Player' },
  noFinalScore: { id: 'teamMatchPaper.noFinalScore', defaultMessage: 'No final score. Played: {format}.' },
  players: { id: 'teamMatchPaper.players', defaultMessage: 'Choose a player for each place, or nobody.' },
  total: { id: 'teamMatchPaper.total', defaultMessage: 'Score from these games' },
  onPaper: { id: 'teamMatchPaper.onPaper', defaultMessage: 'Score on the paper, {team}' },
  differs: {
    id: 'teamMatchPaper.differs',
    defaultMessage: 'The games add up to {score}, and the paper says {paper}. Compare the games with the paper.',
  },
  figures: { id: 'teamMatchPaper.figures', defaultMessage: '180s, checkouts and short legs' },
  kind: { id: 'teamMatchPaper.kind', defaultMessage: 'Figure' },
  kindOf: {
    id: 'teamMatchPaper.kindOf',
    defaultMessage:
      '{kind, select, k180 {Number of 180s} k171 {Number of 171s} checkout {High checkout} shortLeg {Short leg, darts} shortLegVisits {Short leg, visits} other {–}}',
  },
  figureOf: {
    id: 'teamMatchPaper.figureOf',
    defaultMessage: '{name}: {figure} {value}',
    description: 'A figure of a player, such as "Lotte: High checkout 120".',
  },
  change: { id: 'teamMatchPaper.change', defaultMessage: 'Change' },
  keep: { id: 'teamMatchPaper.keep', defaultMessage: 'Keep', description: 'A button that does not remove a figure after all.' },
  value: { id: 'teamMatchPaper.value', defaultMessage: 'Value' },
  add: { id: 'teamMatchPaper.add', defaultMessage: 'Add figure' },
  invalidFact: { id: 'teamMatchPaper.invalidFact', defaultMessage: 'This figure is not possible.' },
  save: { id: 'teamMatchPaper.save', defaultMessage: 'Save sheet' },
  saveAndDecide: { id: 'teamMatchPaper.saveAndDecide', defaultMessage: 'Save and decide' },
  decides: {
    id: 'teamMatchPaper.decides',
    defaultMessage: 'If you save a change, you decide the dispute about {subjects}.',
    description: 'Above the form of a sheet that is disputed, for organisers. The subjects are such as: game 4 and the score.',
  },
  thenCounts: {
    id: 'teamMatchPaper.thenCounts',
    defaultMessage: 'The match then counts as {score}. Both captains get your reason, and everybody can read it.',
    description: 'What happens when an organiser saves the sheet.',
  },
  restored: { id: 'teamMatchPaper.restored', defaultMessage: 'Typed on {time} and not saved yet' },
  discard: { id: 'teamMatchPaper.discard', defaultMessage: 'Discard entries' },
  correctionReason: { id: 'teamMatchPaper.correctionReason', defaultMessage: 'Reason for the correction' },
});
