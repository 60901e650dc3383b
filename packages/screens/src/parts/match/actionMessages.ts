import { defineMessages } from '@oche/i18n/messages';

/** Texts of what captains and organisers do during a match between two teams. */
export const messages = defineMessages({
  here: { id: 'teamMatchAction.here', defaultMessage: '{team} is here' },
  weAreHere: { id: 'teamMatchAction.weAreHere', defaultMessage: 'We are here' },
  hereSince: { id: 'teamMatchAction.hereSince', defaultMessage: '{team} has been here since {time}' },
  notHere: { id: 'teamMatchAction.notHere', defaultMessage: 'Not here yet', description: 'Takes back that a team has arrived.' },
  boards: { id: 'teamMatchAction.boards', defaultMessage: 'Choose boards' },
  boardsHint: {
    id: 'teamMatchAction.boardsHint',
    defaultMessage: 'Games are called to these boards automatically, odd games to the first one.',
  },
  toss: { id: 'teamMatchAction.toss', defaultMessage: 'Enter toss' },
  tossWinner: { id: 'teamMatchAction.tossWinner', defaultMessage: 'Won the toss' },
  start: { id: 'teamMatchAction.start', defaultMessage: 'Start the match' },
  callGame: { id: 'teamMatchAction.callGame', defaultMessage: 'Call game {number} to board {board}' },
  scoreGame: { id: 'teamMatchAction.scoreGame', defaultMessage: 'Score game {number} on this device' },
  scoreHere: { id: 'teamMatchAction.scoreHere', defaultMessage: 'Score on this device' },
  substitute: { id: 'teamMatchAction.substitute', defaultMessage: 'Substitute' },
  team: { id: 'teamMatchAction.team', defaultMessage: 'Team' },
  place: { id: 'teamMatchAction.place', defaultMessage: 'Game or seat' },
  seat: { id: 'teamMatchAction.seat', defaultMessage: 'Seat {number}' },
  out: { id: 'teamMatchAction.out', defaultMessage: 'Player out' },
  in: { id: 'teamMatchAction.in', defaultMessage: 'Player in' },
  protest: { id: 'teamMatchAction.protest', defaultMessage: 'Note protest' },
  protestHint: {
    id: 'teamMatchAction.protestHint',
    defaultMessage: 'The match goes on. The organisers will decide on your protest. The other team can read it too.',
  },
  doubt: {
    id: 'teamMatchAction.doubt',
    defaultMessage:
      '{code, select, notOnRoster {{name} is not on the roster of the team.} notYetEligible {{name} may not play for the team yet.} formerTeam {{name} may not play against their former team yet.} suspended {{name} was suspended at the time.} playsElsewhere {{name} is on another sheet in the same week.} forBoth {{name} is named by both teams.} substituteTooOften {{name} was a substitute too often.} other {The rules of the match do not allow {name} in this place.}}',
    description: 'What the software has found about a player whom a captain has named.',
  },
  text: { id: 'teamMatchAction.text', defaultMessage: 'What happened' },
  note: { id: 'teamMatchAction.note', defaultMessage: 'Add note' },
  noteHint: { id: 'teamMatchAction.noteHint', defaultMessage: 'The organisers and both captains read it. It is not public.' },
  stop: { id: 'teamMatchAction.stop', defaultMessage: 'Stop for tonight' },
  stopHint: { id: 'teamMatchAction.stopHint', defaultMessage: 'What has been played stays. The match continues on another evening.' },
  resume: { id: 'teamMatchAction.resume', defaultMessage: 'Continue match' },
  walkover: { id: 'teamMatchAction.walkover', defaultMessage: 'Award walkover' },
  absent: { id: 'teamMatchAction.absent', defaultMessage: 'Who loses by walkover' },
  both: { id: 'teamMatchAction.both', defaultMessage: 'Both teams' },
  walkoverCounts: {
    id: 'teamMatchAction.walkoverCounts',
    defaultMessage:
      '{absent, select, both {Both teams lose. The match counts as {score}.} other {{winner} wins. The match counts as {score}, with {legs} legs.}}',
    description: 'The score is such as 10–0, the legs such as 30–0.',
  },
  walkoverReplaces: {
    id: 'teamMatchAction.walkoverReplaces',
    defaultMessage:
      '{count, plural, =0 {The walkover replaces the score of {score}.} one {The walkover replaces the score of {score} after # game.} other {The walkover replaces the score of {score} after # games.}}',
    description: 'What a walkover replaces. The score is such as 4–2.',
  },
  didNotCome: {
    id: 'teamMatchAction.didNotCome',
    defaultMessage: '{absent, select, both {Both teams lose by walkover: {reason}} other {{team} loses by walkover: {reason}}}',
  },
  annul: { id: 'teamMatchAction.annul', defaultMessage: 'Annul match' },
  annulTitle: { id: 'teamMatchAction.annulTitle', defaultMessage: 'Annul this match?' },
  annulMeans: {
    id: 'teamMatchAction.annulMeans',
    defaultMessage:
      'The match no longer counts in the table, and its games no longer count in the standings of players. The sheet stays. You can take this back.',
  },
  annulled: { id: 'teamMatchAction.annulled', defaultMessage: 'This match is annulled and does not count: {reason}' },
  takeBack: {
    id: 'teamMatchAction.takeBack',
    defaultMessage: '{kind, select, annul {Count the match again} other {Take back walkover}}',
  },
  takeBackTitle: {
    id: 'teamMatchAction.takeBackTitle',
    defaultMessage: '{kind, select, annul {Count this match again?} other {Take back the walkover?}}',
  },
  takeBackMeans: {
    id: 'teamMatchAction.takeBackMeans',
    defaultMessage:
      '{kind, select, annul {The match counts as before it was annulled, in the table and in the standings of players.} other {The score of the walkover leaves the table. The match continues from where it was, with the games that were played.}}',
  },
  printSheet: { id: 'teamMatchAction.printSheet', defaultMessage: 'Print sheet' },
  more: { id: 'teamMatchAction.more', defaultMessage: 'During the match' },
  reason: { id: 'teamMatchAction.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'teamMatchAction.reasonHint', defaultMessage: 'The organisers and both captains read it.' },
  reasonForAll: { id: 'teamMatchAction.reasonForAll', defaultMessage: 'Both captains get it, and everybody can read it.' },
  notEligible: {
    id: 'teamMatchAction.notEligible',
    defaultMessage: 'Not eligible',
    description: 'Heading of players in a list, each with the reason.',
  },
  againstRules: {
    id: 'teamMatchAction.againstRules',
    defaultMessage: 'Against the rules',
    description: 'Heading of players in a list, each with the rule that the choice would break.',
  },
  doubtful: {
    id: 'teamMatchAction.doubtful',
    defaultMessage: 'If you choose this player anyway, the organisers get a protest automatically.',
  },
  incomplete: { id: 'teamMatchAction.incomplete', defaultMessage: 'Fill in every field.' },
  rejected: {
    id: 'teamMatchAction.rejected',
    defaultMessage:
      '{code, select, reasonNeeded {Enter a reason.} wrongState {This is not possible in this state of the match.} tooEarly {It is too early for this.} tooLate {It is too late for this.} gameBegun {The game has begun, so its players no longer change here.} takenOut {This player was taken out and may not come back.} tooManySubstitutes {The team has no substitutions left.} sheetFull {The sheet has no place for another player.} invalidBoards {Choose the number of boards that the match allows.} factsKnown {The score of this game already has these figures.} notRevealed {The lineups are not revealed yet.} invalidLineup {A player cannot be in a game twice.} nothingDisputed {Choose what is not right.} alreadyDecided {The organisers have decided this.} hasGames {The match has games, so its score comes from them.} wrongCode {Neither team has this code.} forbidden {You may not do this.} other {The rules of the match do not allow this.}}',
    description: 'Why something was not recorded on the sheet of a match.',
  },
  notAccepted: { id: 'teamMatchAction.notAccepted', defaultMessage: 'Not accepted' },
  kept: {
    id: 'teamMatchAction.kept',
    defaultMessage: '{count, plural, one {# entry is kept on this device} other {# entries are kept on this device}} and sent later.',
  },
  conflict: { id: 'teamMatchAction.conflict', defaultMessage: 'Another device entered something else' },
  keepMine: { id: 'teamMatchAction.keepMine', defaultMessage: 'Keep mine' },
  keepTheirs: { id: 'teamMatchAction.keepTheirs', defaultMessage: 'Keep the other' },
  course: { id: 'teamMatchAction.course', defaultMessage: 'Course of the match' },
  result: {
    id: 'teamMatchAction.result',
    defaultMessage:
      '{kind, select, correction {Game {game} was corrected to {score}.} other {Game {game}: {score} was entered without visits.}}',
    description: 'A line in the log of a match about a result from paper or a correction.',
  },
  played: {
    id: 'teamMatchAction.played',
    defaultMessage: 'Game {game}, {home} v {away}: {score}.',
    description: 'A line in the log of a match about a game that is over.',
  },
  allEvents: { id: 'teamMatchAction.allEvents', defaultMessage: 'Show all {count}' },
  event: {
    id: 'teamMatchAction.event',
    defaultMessage:
      '{kind, select, here {{team} is here.} handedIn {{team} handed in a lineup.} revealed {The lineups were revealed.} slot {Game {game}: {name} for {team}.} substitute {{team}: {name} for {other}.} toss {{team} won the toss.} boards {Boards were chosen.} fact {Figure added: {text}} factRemoved {Figure removed: {text}} score {The score was entered: {text}.} claim {{team} asks for a decision.} stop {The match was stopped: {text}} resume {The match continues.} confirm {{team} confirmed the sheet: {text}.} dispute {{team} disputes the sheet: {text}} resolve {The organisers decided: {text}} walkover {Walkover: {text}} annul {The match counts for nothing: {text}} note {Note: {text}} protest {{team} protests: {text}} doubt {Automatic check: {text}} decide {The organisers decided on a protest: {text}} upheld {The organisers upheld a protest: {text}} rejected {The organisers rejected a protest: {text}} undo {Taken back: {text}} other {–}}',
    description: 'One line of the log of a match.',
  },
});
