import { build } from '../../../config.ts';

export const dynamic = 'force-dynamic';

/** The id of the current build. If an open page belongs to another build, its next navigation reloads the document. */
export const GET = () => Response.json({ id: build }, { headers: { 'cache-control': 'no-store' } });
