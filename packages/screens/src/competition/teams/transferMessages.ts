import { defineMessages } from '@oche/i18n/messages';

/** The dialog that moves a player to another team. */
export const messages = defineMessages({
  open: { id: 'memberTransfer.open', defaultMessage: 'Transfer to another team' },
  openTo: { id: 'memberTransfer.openTo', defaultMessage: 'Transfer to {team}' },
  title: { id: 'memberTransfer.title', defaultMessage: 'Transfer {name}' },
  means: {
    id: 'memberTransfer.means',
    defaultMessage: 'The player leaves {team} on the day before. Results stay with the team they were played for.',
  },
  ask: { id: 'memberTransfer.ask', defaultMessage: 'Ask for the transfer' },
  askMeans: {
    id: 'memberTransfer.askMeans',
    defaultMessage:
      '{by, select, free {The captain of {team} has to agree.} other {The captain of {team} has to agree, then an organiser.}}',
    description: 'by: who decides, free (captains alone) or request.',
  },
  asked: { id: 'memberTransfer.asked', defaultMessage: 'The captain of {team} has been asked about {name}.' },
  confirm: { id: 'memberTransfer.confirm', defaultMessage: 'Transfer' },
  team: { id: 'memberTransfer.team', defaultMessage: 'New team' },
  teamMissing: { id: 'memberTransfer.teamMissing', defaultMessage: 'Choose a team.' },
  day: { id: 'memberTransfer.day', defaultMessage: 'First day in the new team' },
  dayMissing: { id: 'memberTransfer.dayMissing', defaultMessage: 'Enter a day.' },
  outsideSeason: { id: 'memberTransfer.outsideSeason', defaultMessage: 'Choose a day from {from} to {to}.' },
  tonight: { id: 'memberTransfer.tonight', defaultMessage: '{home} plays {away} today.' },
  tonightAsk: {
    id: 'memberTransfer.tonightAsk',
    defaultMessage: 'So the player moves on {day} at the earliest.',
    description: 'After the matches that the two teams play today.',
  },
  tonightMove: {
    id: 'memberTransfer.tonightMove',
    defaultMessage:
      'From today, {name} may not be in a lineup of {team}. If one that is still sealed names {name}, captains with an account are told to hand it in again. Otherwise the sheet notes a protest. Lineups that are already revealed stay as they are. Choose tomorrow to avoid this.',
  },
  wait: { id: 'memberTransfer.wait', defaultMessage: 'The player may play against {team} from {day}.' },
  closes: { id: 'memberTransfer.closes', defaultMessage: 'Players may join a team until {day}.' },
  transferred: { id: 'memberTransfer.transferred', defaultMessage: '{name} plays for {team} from {day}.' },
});
