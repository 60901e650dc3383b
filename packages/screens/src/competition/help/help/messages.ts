import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: {
    id: 'help.description',
    defaultMessage:
      'How organisers get from nothing to a running season, what captains do on a match evening, and how a club runs a tournament.',
  },
  begin: { id: 'help.begin', defaultMessage: 'Before the first season' },
  account: { id: 'help.account', defaultMessage: 'Create an account' },
  accountText: {
    id: 'help.accountText',
    defaultMessage:
      '<link>Register</link> with your e-mail address. Organisers need an account. Captains can do without one, players and spectators too.',
    description: 'The tag is a link.',
  },
  competition: { id: 'help.competition', defaultMessage: 'Ask for a competition' },
  competitionText: {
    id: 'help.competitionText',
    defaultMessage:
      'Those who run this server create the competition under “Administration”, with you as its administrator. They also add others who organise it. Then you find it under <link>{competitions}</link> in the menu of your account.',
    description: 'The tag is a link.',
  },
  firstSeason: { id: 'help.firstSeason', defaultMessage: 'Create the season' },
  firstSeasonText: {
    id: 'help.firstSeasonText',
    defaultMessage:
      'The page of a new competition asks for the name, the first day and the last day of the season. The usual rules are a good start. They say, for example, how captains add players, when lineups are due and how long a sheet can be disputed. You can change them with “{edit}” on the page of the season.',
  },
  captain: { id: 'help.captain', defaultMessage: 'A match evening, for captains' },
  link: { id: 'help.link', defaultMessage: 'Open the link of your team' },
  linkText: {
    id: 'help.linkText',
    defaultMessage:
      'You get it from the organisers by e-mail, or as a QR code on paper. Open it on the phone that you use at matches. That phone can then do all that a captain does, without an account. With an account, you can do so on all your devices. A code of six digits belongs to it, which signs a sheet on the phone of the other team. The organisers can create new ones.',
  },
  team: { id: 'help.team', defaultMessage: 'Check your team' },
  teamText: {
    id: 'help.teamText',
    defaultMessage:
      'Enter your players under “{roster}”, on the page of your team. Under “{edit}”, enter your wishes, and your home evening before the fixtures are published. Depending on the rules of the season, the organisers first have to accept a new player.',
  },
  lineupText: {
    id: 'help.lineupText',
    defaultMessage:
      'Choose who plays which game and press “{button}”. The rules of the season say from when and until when. Nobody sees your lineup before both are in, not even the secretary. Then both are shown at the same moment. Some divisions hand in the pairs later in the evening.',
    description: 'The argument is the name of a button.',
  },
  confirmText: {
    id: 'help.confirmText',
    defaultMessage:
      'When both captains have confirmed, the match counts in the table. If only one does, it counts after the time that the season sets. If something is wrong, dispute the sheet: the organisers decide.',
  },
  decisions: { id: 'help.decisions', defaultMessage: 'What organisers decide' },
  decisionsLead: {
    id: 'help.decisionsLead',
    defaultMessage: 'The page of the season lists what waits for you. Otherwise a season runs without you.',
  },
  dispute: { id: 'help.dispute', defaultMessage: 'A disputed sheet' },
  disputeText: {
    id: 'help.disputeText',
    defaultMessage:
      'Open the match. If games are wrong, choose “{button}”: saving it decides the dispute. Otherwise let the score count as it is. Both captains get your decision.',
  },
  wrong: { id: 'help.wrong', defaultMessage: 'A wrong result' },
  wrongText: {
    id: 'help.wrongText',
    defaultMessage:
      'You can correct a match even after both captains have confirmed it. Before you save, you see how the table changes. The sheet shows the correction with your reason.',
  },
  evening: { id: 'help.evening', defaultMessage: 'Another evening' },
  eveningText: {
    id: 'help.eveningText',
    defaultMessage:
      'One captain asks, and the other agrees or offers other evenings. If the season requires it, you approve. You can also move a match yourself, in the fixtures of its division: choose the match there, and you see the evenings that suit both teams and the location.',
  },
  absent: { id: 'help.absent', defaultMessage: 'A team that does not come' },
  absentText: {
    id: 'help.absentText',
    defaultMessage: 'Choose “{button}” on the match. The rules of the division say how it counts.',
    description: 'The argument is the name of a button.',
  },
  stops: { id: 'help.stops', defaultMessage: 'A team that stops' },
  stopsText: {
    id: 'help.stopsText',
    defaultMessage: 'Withdraw it on its own page. Before you confirm, you see what happens to its matches.',
  },
  suspend: { id: 'help.suspend', defaultMessage: 'A suspended player' },
  suspendText: {
    id: 'help.suspendText',
    defaultMessage:
      'Choose “{button}” in the menu beside the player’s name on the page of the members, or on the page of the player. From then on, no new lineup can name the player. If a sealed one does, the sheet notes a protest.',
    description: 'The argument is the name of a button.',
  },
  lost: { id: 'help.lost', defaultMessage: 'A lost link' },
  lostText: {
    id: 'help.lostText',
    defaultMessage: 'Create a new link and code on the page of the team. Those from before stop working at once.',
  },
  site: { id: 'help.site', defaultMessage: 'The site of your competition' },
  looks: { id: 'help.looks', defaultMessage: 'Give it a name and a face' },
  looksText: {
    id: 'help.looksText',
    defaultMessage:
      'Under “{site}”, the settings hold the name, the logo, the colour, the languages, the sponsors and the order of the pages. A preview shows the colour in light and dark mode.',
    description: 'The argument is the name of a page.',
  },
  address: { id: 'help.address', defaultMessage: 'Connect its address' },
  addressText: {
    id: 'help.addressText',
    defaultMessage:
      'An administrator enters the host name in the settings, such as league.example. Then those who run this server connect it.',
  },
  content: { id: 'help.content', defaultMessage: 'Write news and add documents' },
  contentText: {
    id: 'help.contentText',
    defaultMessage:
      'News can be published now or on a later day. You can replace a document without changing its address. Tables, calendar, cup and leaderboards come from the matches.',
  },
  nextSeason: { id: 'help.nextSeason', defaultMessage: 'The end of a season, and the next' },
  finish: { id: 'help.finish', defaultMessage: 'Finish the season' },
  finishText: {
    id: 'help.finishText',
    defaultMessage:
      '“{finish}” is possible when every match is decided. Teams and results then no longer change, and the site shows the final tables.',
    description: 'The argument is the name of a button.',
  },
  along: { id: 'help.along', defaultMessage: 'Take the teams along' },
  alongText: {
    id: 'help.alongText',
    defaultMessage:
      'Under “{seasons}”, create the next season from this one. It proposes who goes up and who goes down by the final tables, and takes along teams, players and board members as you choose. Check it before you create the season.',
    description: 'The argument is the name of a page.',
  },
  tournament: { id: 'help.tournament', defaultMessage: 'A tournament of a club' },
  club: { id: 'help.club', defaultMessage: 'Create the club' },
  clubText: {
    id: 'help.clubText',
    defaultMessage: 'Open <link>{manage}</link> with your account and name your club. Four friends and a board count as one too.',
    description: 'The tag is a link.',
  },
  prepare: { id: 'help.prepare', defaultMessage: 'Prepare the evening' },
  prepareText: {
    id: 'help.prepareText',
    defaultMessage:
      'The same page leads through a location with boards, an event and a tournament. A tournament needs only a name. You can change its format until the draw.',
  },
  draw: { id: 'help.draw', defaultMessage: 'Add the players and draw' },
  drawText: {
    id: 'help.drawText',
    defaultMessage:
      'Paste their names, start the check-in, check in those who have come, and make the draw. Its draw number repeats it, so everybody can check it.',
  },
  tablets: { id: 'help.tablets', defaultMessage: 'Put a tablet at each board' },
  tabletsText: {
    id: 'help.tabletsText',
    defaultMessage:
      'Open <link>the page for tablets</link> on each tablet, and enter the code that it shows on the page of the event’s boards. Without a network, a tablet keeps the scores and sends them later.',
  },
  play: { id: 'help.play', defaultMessage: 'Play' },
  playText: {
    id: 'help.playText',
    defaultMessage:
      'Choose “{start}”. From then on, games are called to free boards automatically. Under “{list}”, you can change boards, enter results and correct scores. Everybody can follow the games, groups and knockouts live.',
  },
});
