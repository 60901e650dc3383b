import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';

export const page = definePage({
  route: 'adminUserEdit',
  reads: ({ user_id }) => ({ account: read('getAccount', { userId: user_id }), me: read('getUser') }),
  title: ({ account }) => account.name,
});
