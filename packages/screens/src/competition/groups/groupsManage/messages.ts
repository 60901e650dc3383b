import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  none: { id: 'groupsManage.none', defaultMessage: 'No divisions and no cup yet.' },
  divisions: { id: 'groupsManage.divisions', defaultMessage: 'Divisions' },
  cups: { id: 'groupsManage.cups', defaultMessage: 'Cups' },
  name: { id: 'groupsManage.name', defaultMessage: 'Division', description: 'Head of the column with the names of divisions.' },
  cupName: { id: 'groupsManage.cupName', defaultMessage: 'Cup', description: 'Head of the column with the names of cups.' },
  level: { id: 'groupsManage.level', defaultMessage: 'Level', description: 'Head of a column: 1 is the highest level.' },
  games: { id: 'groupsManage.games', defaultMessage: 'Games of a match' },
});
