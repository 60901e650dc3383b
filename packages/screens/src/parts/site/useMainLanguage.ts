import type { Locale } from '@oche/i18n/locales';
import { useHost } from '../../shell/host.tsx';
import { contextOf } from '../../shell/site.ts';

/** The language in which a site is written where its texts do not say another one; undefined in the app. */
export const useMainLanguage = (): Locale | undefined => contextOf(useHost().site)?.organisation.languages[0];
