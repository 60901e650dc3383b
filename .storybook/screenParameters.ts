import type { QueryClient } from '@tanstack/react-query';
import type { FakeRealtime } from '@oche/realtime/fake';
import type { World } from '@oche/mocks/world';
import type { ParamsOf, RouteName } from '@oche/routes/table';
import type { AnyHandler } from 'msw';
import type { FakeNative } from './fakeNative.ts';
import type { Like, Say } from './say.ts';

/** A value, or a function that makes it from the story's world. */
type FromWorld<T> = T | ((world: World) => T);

type AnyScreen = {
  /** the query of the address, without `?` */
  search?: FromWorld<string>;
  /** the data of the mocked API; by default a running tournament */
  world?: () => World;
  /** handlers that override those of the world */
  msw?: FromWorld<AnyHandler[]>;
  /** who is logged in; by default somebody who may open the page */
  user?: 'nobody' | 'user' | 'superadmin';
  /** the site: of a competition, or of a host name that no competition uses yet; by default the one that has the page, otherwise the app */
  site?: 'competition' | 'nobodys';
  /** whether a super administrator acts as the user */
  impersonating?: boolean;
  /** whether the device is paired with a board; by default only on pages for tablets */
  board?: boolean;
  /** whether the device is in tablet mode */
  tabletMode?: boolean;
  /** initial content of the device's storage */
  kept?: FromWorld<Record<string, string>>;
  /** whether the page is shown in the native app, which is `native` in `play` */
  native?: boolean;
};

/** `parameters.screen` of a story: which page it shows, and with which data. A story's values are added to those of its meta. */
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
    /** how long to wait for a page's data, in milliseconds: long for slow machines, but short if a mock never answers */
    readTimeout: number;
  }
}
