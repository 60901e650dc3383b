import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { SiteText } from '../SiteText.tsx';
import { sections } from './messages.ts';
import { page } from './page.ts';

/** The terms of service. */
export function TermsOfService() {
  const { texts } = usePage(page);
  return <SiteText title={words.termsOfService} texts={texts} fallback={sections} />;
}
