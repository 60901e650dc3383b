import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  updateTitle: { id: 'native.updateTitle', defaultMessage: 'Update Available' },
  updateText: { id: 'native.updateText', defaultMessage: 'Version {version} is available. Would you like to update now?' },
  update: { id: 'native.update', defaultMessage: 'Update now' },
  later: { id: 'native.later', defaultMessage: 'Later' },
});
