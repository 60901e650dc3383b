import type { MetadataRoute } from 'next';
import { siteOrigin } from '../src/requestOrigin.ts';

export const dynamic = 'force-dynamic';

/** Pages that are not public contain `noindex`. Robots may read them, because otherwise they would never see it. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return { rules: { userAgent: '*', disallow: ['/api/'] }, sitemap: `${await siteOrigin()}/sitemap.xml` };
}
