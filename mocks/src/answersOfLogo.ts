import type { logoEndpoints } from '@oche/api/contract/logo';
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { organisationsOf } from './administration.ts';
import { byId } from './answerParts.ts';
import { logoPath } from './builders.ts';
import type { Answer } from './mock.ts';
import type { World } from './world.ts';

export const answersOfLogo = (world: World): { [K in keyof typeof logoEndpoints]: Answer<K> } => ({
  setLogo: ({ organisationId, file }) => ({
    ...byId(organisationsOf(world), organisationId, 'organisation'),
    logo: file === null ? null : logoPath,
  }),
});

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
  <rect width="96" height="96" fill="#14532d"/><circle cx="48" cy="48" r="30" fill="none" stroke="#fff" stroke-width="8"/>
  <path d="M48 10v76M10 48h76" stroke="#fff" stroke-width="4"/></svg>`;

/** A picture at every address where the API has one. */
export const fileHandler: HttpHandler = http.get(
  '*/api/files/:sha256',
  () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } }),
);
