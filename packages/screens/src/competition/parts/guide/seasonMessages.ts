import { defineMessages } from '@oche/i18n/messages';

/** Texts of the steps from an empty season to published fixtures. */
export const messages = defineMessages({
  title: { id: 'seasonGuide.title', defaultMessage: 'From an empty season to published fixtures' },
  locations: { id: 'seasonGuide.locations', defaultMessage: 'Enter the locations' },
  locationsText: {
    id: 'seasonGuide.locationsText',
    defaultMessage:
      'Each location has boards, and evenings on which teams can play there. “{importing}” takes rows from a spreadsheet, or a CSV file.',
    description: 'The argument is the name of a button.',
  },
  teams: { id: 'seasonGuide.teams', defaultMessage: 'Enter the teams' },
  teamsText: {
    id: 'seasonGuide.teamsText',
    defaultMessage:
      'Each team has a home location, an evening and a captain. “{importing}” creates the teams and their divisions together.',
    description: 'The argument is the name of a button.',
  },
  groupsText: {
    id: 'seasonGuide.groupsText',
    defaultMessage: 'Choose for each division which games a match has and how many points a win is worth, and add its teams.',
  },
  openText: {
    id: 'seasonGuide.openText',
    defaultMessage:
      'The button is on the page of the season. Captains can then add players, and enter their home evening and their wishes for the fixtures. Give them some days before you plan. If your site has an address, other teams can register on its home page until you publish the fixtures; you accept or refuse them on the page of the teams.',
  },
  links: { id: 'seasonGuide.links', defaultMessage: 'Let each captain in' },
  linksText: {
    id: 'seasonGuide.linksText',
    defaultMessage:
      'A captain needs the link of the team, but no account. Those with an e-mail address get it within minutes after you open the season, in the main language of your site (“Website”, “Settings”). For the others, create it on the page of the team: you can copy, print or show it.',
  },
  players: { id: 'seasonGuide.players', defaultMessage: 'Register the players' },
  playersText: {
    id: 'seasonGuide.playersText',
    defaultMessage: 'You or the captains add them. What captains have asked for is in your list of things to do.',
  },
  fixtures: { id: 'seasonGuide.fixtures', defaultMessage: 'Plan the fixtures' },
  fixturesText: {
    id: 'seasonGuide.fixturesText',
    defaultMessage:
      'First make the calendar: no match is before its first evening. Then let the fixtures of all divisions be planned at once. The plan says which wishes it does not fulfil. You can move single matches once you use it, before you publish.',
  },
  publishText: {
    id: 'seasonGuide.publishText',
    defaultMessage:
      'Captains then see the fixtures. On match evenings they enter everything themselves, and the page of the season lists what needs your decision.',
  },
  cup: { id: 'seasonGuide.cup', defaultMessage: 'Draw the cup, if there is one' },
  cupText: {
    id: 'seasonGuide.cupText',
    defaultMessage:
      'Create it like a division, with the kind “Cup”, and add its teams. Draw each round on the page of the cup when the one before is decided: every match gets a free evening, and the captains get a message.',
  },
});
