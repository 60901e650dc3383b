import type { QueryClient } from '@tanstack/react-query';
import type { FakeRealtime } from '@oche/realtime/fake';
import type { World } from '@oche/mocks/world';
import type { ParamsOf, RouteName } from '@oche/routes/table';
import type { AnyHandler } from 'msw';
import type { FakeNative } from './fakeNative.ts';
import type { FakePushOptions } from './fakePush.ts';
import type { Like, Say } from './say.ts';

/** A value, or a function that computes it from the story's world. */
type FromWorld<T> = T | ((world: World) => T);

type AnyScreen = {
  /** the query of the URL, without `?` */
  search?: FromWorld<string>;
  /** the data of the mocked API; by default a running tournament */
  world?: () => World;
  /** handlers that override those of the world */
  msw?: FromWorld<AnyHandler[]>;
  /** the logged-in user; by default a user who may open the page */
  user?: 'nobody' | 'user' | 'superadmin';
  /**
   * the site: `competition` for a competition's, `nobodys` for a host name that no competition uses yet; by default the site that has the page,
   * or the app for pages of both
   */
  site?: 'competition' | 'nobodys';
  /** whether a super administrator impersonates the user */
  impersonating?: boolean;
  /** whether the device is paired with a board; by default only on pages for tablets */
  board?: boolean;
  /** whether the device holds the link of a team, whose captain has no account */
  team?: boolean;
  /** whether the device holds the link of a match, with which anybody scores it */
  match?: boolean;
  /** whether the device is in tablet mode */
  tabletMode?: boolean;
  /** initial content of the device's storage */
  kept?: FromWorld<Record<string, string>>;
  /** what the browser can do about messages while the page is closed; by default nobody has been asked */
  push?: FakePushOptions;
  /** whether the page is shown in the native app; `play` then gets the app as `native` */
  native?: boolean;
};

/** `parameters.screen` of a story: the page that it shows, and its data. A story's values are added to those of its meta. */
export type ScreenParameters = { [K in RouteName]: { route?: K; params?: FromWorld<ParamsOf<K>> } & AnyScreen }[RouteName];

declare module 'storybook/internal/csf' {
  interface Parameters {
    screen?: ScreenParameters;
  }
  interface StoryContext {
    world: World;
    say: Say;
    like: Like;
    realtime: FakeRealtime;
    native: FakeNative;
    queryClient: QueryClient;
    fetch: typeof fetch;
    /** milliseconds to wait for a page's data: many for slow machines, but few if a mock never responds */
    readTimeout: number;
  }
}
