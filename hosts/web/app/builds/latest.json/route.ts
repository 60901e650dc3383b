import { build } from '../../../config.ts';

export const dynamic = 'force-dynamic';

/** Open pages ask for it: where it is not theirs, the next page that they go to is loaded anew. */
export const GET = () => Response.json({ id: build }, { headers: { 'cache-control': 'no-store' } });
