import type { MetadataRoute } from 'next';
import { siteOrigin } from '../src/requestOrigin.ts';

export const dynamic = 'force-dynamic';

/** Services that make previews of links may read images to share. Pages that are not public contain `noindex`. Robots may read them, because otherwise they would never see it. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return { rules: { userAgent: '*', allow: ['/api/share/'], disallow: ['/api/'] }, sitemap: `${await siteOrigin()}/sitemap.xml` };
}
