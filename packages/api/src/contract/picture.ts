import * as z from 'zod/mini';
import { endpoint, file } from './define.ts';

/** The largest size of an uploaded picture in bytes. The body of the request is a third longer, because it is base64. */
export const pictureBytes = 5_000_000;

/** A picture that an organisation has uploaded: its path under `/api`, as `addPicture` returns it. */
export const picture = z.string().check(z.regex(/^\/files\/[0-9a-f]{64}$/));

export const pictureEndpoints = {
  addPicture: endpoint({
    method: 'POST',
    path: '/organisations/{organisation_id}/pictures',
    access: 'organiser',
    summary: 'Stores a picture for news, board members or sponsors. A PNG, JPEG or WebP of at most 5 MB. Deleted if unused for a day.',
    changes: [],
    input: z.object({ file: file(pictureBytes) }),
    output: z.object({ picture: z.string() }),
    codes: ['limit-reached'],
    maxBody: 6_700_000,
  }),
};
