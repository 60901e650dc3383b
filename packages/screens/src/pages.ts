import type { RouteName } from '@oche/routes/table';
import type { AnyPage } from './shell/definePage.ts';
import { page as login } from './auth/login/page.ts';
import { page as register } from './auth/register/page.ts';
import { page as home } from './home/page.ts';

/** Title and reads of every page, by the name of its route. No React: server components load it. */
export const pages: { readonly [K in RouteName]: AnyPage & { route: K } } = {
  home,
  login,
  register,
};
