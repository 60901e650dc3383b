import type { ReactNode } from 'react';
import type { SiteDocument } from '@oche/api/contract/document';
import { useRead } from '@oche/api/query';
import { NotFound } from '../../shell/NotFound.tsx';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';

/** Renders a document of a season by its id, or that it is not found. */
export function WithDocument({
  season,
  id,
  children,
}: {
  season: SeasonOfPage;
  id: string;
  children: (document: SiteDocument) => ReactNode;
}) {
  const document = useRead('listDocuments', { seasonId: season.id }).find((each) => each.id === id);
  return document ? children(document) : <NotFound />;
}
