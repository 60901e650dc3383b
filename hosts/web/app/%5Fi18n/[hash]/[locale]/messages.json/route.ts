import { catalogueAt } from '@oche/i18n/catalogueAt';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  const catalogue = catalogueAt(new URL(request.url).pathname);
  return catalogue ? new Response(catalogue.body, { headers: catalogue.headers }) : new Response(null, { status: 404 });
}
