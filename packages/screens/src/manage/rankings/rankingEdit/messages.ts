import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  delete: { id: 'rankingEdit.delete', defaultMessage: 'Delete ranking' },
  deleteTitle: { id: 'rankingEdit.deleteTitle', defaultMessage: 'Delete {name}?' },
  deleteMeans: {
    id: 'rankingEdit.deleteMeans',
    defaultMessage: 'The table and its adjustments are lost. The tournaments and their results stay.',
  },
  deleteTyped: { id: 'rankingEdit.deleteTyped', defaultMessage: 'Type the name of the ranking' },
  keep: { id: 'rankingEdit.keep', defaultMessage: 'Keep it' },
  deleted: { id: 'rankingEdit.deleted', defaultMessage: 'Ranking deleted' },
});
