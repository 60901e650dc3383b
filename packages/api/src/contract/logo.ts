import * as z from 'zod/mini';
import { Organisation } from './account.ts';
import { endpoint, file } from './define.ts';

/** The largest size of a picture in bytes. In base64 its body is a third longer. */
export const logoBytes = 1_000_000;
/** Accepted types. SVG is not among them, since it can contain scripts. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const logoEndpoints = {
  setLogo: endpoint({
    method: 'PUT',
    path: '/organisations/{organisation_id}/logo',
    access: 'admin',
    summary: 'Gives an organisation a logo, or takes it away with null: a PNG, JPEG or WebP of 1 MB and 32 to 4096 pixels a side at most.',
    changes: ['organisations'],
    input: z.object({ file: z.nullable(file(logoBytes)) }),
    output: Organisation,
    maxBody: 1_400_000,
  }),
};
