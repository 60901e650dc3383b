import type { MetadataRoute } from 'next';
import { siteOrigin } from '../src/requestOrigin.ts';

export const dynamic = 'force-dynamic';

/** Pages that are not for everybody say so themselves (`noindex`); a robot that may not look would never read it. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return { rules: { userAgent: '*', disallow: ['/api/'] }, sitemap: `${await siteOrigin()}/sitemap.xml` };
}
