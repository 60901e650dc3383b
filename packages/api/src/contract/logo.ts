import * as z from 'zod/mini';
import { Organisation } from './account.ts';
import { endpoint, file } from './define.ts';

/** The largest size of a picture in bytes. The body of the request is a third longer, because it is base64. */
export const logoBytes = 1_000_000;
/** Accepted types. SVG is not among them, since it can contain scripts. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const logoEndpoints = {
  setLogo: endpoint({
    method: 'PUT',
    path: '/organisations/{organisation_id}/logo',
    access: 'admin',
    summary: 'Sets the logo of an organisation; null removes it. A PNG, JPEG or WebP of at most 1 MB, 32 to 4096 pixels wide and high.',
    changes: ['organisations'],
    input: z.object({ file: z.nullable(file(logoBytes)) }),
    output: Organisation,
    maxBody: 1_400_000,
  }),
};
