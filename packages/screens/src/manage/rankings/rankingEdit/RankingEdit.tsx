import { usePage } from '../../../shell/usePage.tsx';
import { RankingFrame } from '../RankingFrame.tsx';
import { Laboratory } from '../scheme/Laboratory.tsx';
import { page } from './page.ts';
import { Settings } from './Settings.tsx';

/** Edits a ranking: the scheme of its points, or with `?part=settings` its name and who sees it. */
export function RankingEdit() {
  const { ranking, laboratory, search } = usePage(page);
  const part = search.get('part') === 'settings' ? 'settings' : 'scheme';
  return (
    <RankingFrame ranking={ranking} part={part}>
      {part === 'settings' ? <Settings ranking={ranking} /> : <Laboratory laboratory={laboratory} />}
    </RankingFrame>
  );
}
