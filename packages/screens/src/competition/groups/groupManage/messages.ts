import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  tie: { id: 'groupManage.tie', defaultMessage: 'Tie for place {position}:', description: 'Before the names of the teams.' },
  tieOf: { id: 'groupManage.tieOf', defaultMessage: 'Nothing separates {names}.' },
  decide: { id: 'groupManage.decide', defaultMessage: 'Decide' },
  decideTitle: { id: 'groupManage.decideTitle', defaultMessage: 'Settle the tie' },
  noTeams: { id: 'groupManage.noTeams', defaultMessage: 'No teams yet. Add them under Teams.' },
});
