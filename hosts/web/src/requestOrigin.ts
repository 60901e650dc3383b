import { headers } from 'next/headers';
import { originOf } from './origin.ts';

/** `originOf` the request that is being answered. */
export const requestOrigin = async (): Promise<string> => originOf(await headers());
