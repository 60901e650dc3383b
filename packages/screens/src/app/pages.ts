import type { ComponentType } from 'react';
import type { RouteName } from '@oche/routes/table';
import type { AnyPage } from '../shell/definePage.ts';
import { pageMap } from './pageMap.ts';

/** Title and reads of a page, without its screen, for servers that fetch the data before they render. */
export const loadPage = async (name: RouteName): Promise<AnyPage> => (await pageMap[name].page()).page;

/** The component of a page, for browsers and for the server's HTML. */
export const loadComponent = (name: RouteName): Promise<ComponentType> => pageMap[name].screen();
