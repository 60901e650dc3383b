import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  chooseSeason: { id: 'competitionManage.chooseSeason', defaultMessage: 'Which season?' },
  firstTitle: { id: 'competitionManage.firstTitle', defaultMessage: 'The first season' },
  firstText: {
    id: 'competitionManage.firstText',
    defaultMessage:
      'Everything belongs to a season: divisions, cups, teams, players and matches. Only the organisers see a new season until you open it. Its overview leads you step by step from there to published fixtures.',
  },
});
