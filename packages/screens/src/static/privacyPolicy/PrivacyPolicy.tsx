import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { SiteText } from '../SiteText.tsx';
import { sections } from './messages.ts';
import { page } from './page.ts';

/** The privacy policy. */
export function PrivacyPolicy() {
  const { texts } = usePage(page);
  return <SiteText title={words.privacyPolicy} texts={texts} fallback={sections} />;
}
