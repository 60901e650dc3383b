import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { SiteText } from '../SiteText.tsx';
import { sections } from './messages.ts';
import { page } from './page.ts';

/** What those who use this site may do, and what those who run it promise. */
export function TermsOfService() {
  const { texts } = usePage(page);
  return <SiteText title={words.termsOfService} texts={texts} ours={sections} />;
}
