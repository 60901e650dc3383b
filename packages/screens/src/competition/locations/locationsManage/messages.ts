import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  search: { id: 'locationsManage.search', defaultMessage: 'Search by name, address or team' },
  found: { id: 'locationsManage.found', defaultMessage: '{count, plural, one {# location} other {# locations}}' },
  none: { id: 'locationsManage.none', defaultMessage: 'No locations yet. Add where the teams play at home.' },
  noneFound: { id: 'locationsManage.noneFound', defaultMessage: 'No location matches.' },
  showAll: { id: 'locationsManage.showAll', defaultMessage: 'Show all' },
  homeless: {
    id: 'locationsManage.homeless',
    defaultMessage: '{count, plural, one {# team has no location.} other {# teams have no location.}}',
  },
});
