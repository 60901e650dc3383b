import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { teamReads } from '../../parts/reads.ts';
import { messages as teamFrameMessages } from '../messages.ts';

export const page = definePage({
  route: 'memberCreate',
  reads: teamReads,
  // Whether somebody of the typed name is in the team, which has asked for others too, or in another one.
  readsThen: ({ managed: { season, team } }) =>
    season && team
      ? [read('listSeasonMembers', { seasonId: season.id, teamId: team.id }), read('listSeasonMembers', { seasonId: season.id })]
      : [],
  title: teamFrameMessages.addPlayer,
});
