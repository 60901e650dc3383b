import type { QueryClient } from '@tanstack/react-query';
import type { FakeRealtime } from '@oche/realtime/fake';
import type { World } from '@oche/mocks/world';
import type { ParamsOf, RouteName } from '@oche/routes/table';
import type { AnyHandler } from 'msw';
import type { FakeNative } from './fakeNative.ts';
import type { Like, Say } from './say.ts';

/** Something, or how to make it from what the API knows in the story. */
type FromWorld<T> = T | ((world: World) => T);

type AnyScreen = {
  /** what follows `?` */
  search?: FromWorld<string>;
  /** what the API knows; the evening in progress unless told */
  world?: () => World;
  /** answers that come before those of the world */
  msw?: FromWorld<AnyHandler[]>;
  /** who looks at it; whom the page is for unless told */
  user?: 'nobody' | 'user' | 'superadmin';
  /** which site shows it: that of a competition, or of a host name that is nobody's yet; the one that has the page unless told, else the app */
  site?: 'competition' | 'nobodys';
  /** whether a super administrator looks at it as the user */
  impersonating?: boolean;
  /** whether the device is the tablet of a board; where the page is for tablets unless told */
  board?: boolean;
  /** whether the device has been given to a board */
  tabletMode?: boolean;
  /** what the device has kept from before, by the keys of its storage */
  kept?: FromWorld<Record<string, string>>;
  /** whether it is shown in the native shell, which is `native` in `play` */
  native?: boolean;
};

/** `parameters.screen` of a story: which page, and in which world. A story adds to what its meta says. */
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
    /** milliseconds to wait for a page to be read: the first of a busy machine takes some seconds, one that is never answered has not to be waited for */
    patience: number;
  }
}
