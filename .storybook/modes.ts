import { viewports, type ViewportName } from './viewports.ts';

const at = (viewport: ViewportName, mode: 'light' | 'dark', locale: string) => ({
  viewport: {
    width: parseInt(viewports[viewport].styles.width),
    height: parseInt(viewports[viewport].styles.height),
  },
  mode,
  locale,
});

/**
 * The modes in which Chromatic takes screenshots. Every story has the two modes of `usual`. A story adds others with
 * `parameters: { chromatic: { modes: { tablet: allModes.tablet } } }`.
 */
export const allModes = {
  phone: at('phone', 'light', 'en'),
  desktop: at('desktop', 'dark', 'de'),
  smallPhone: at('smallPhone', 'light', 'de'),
  tablet: at('tablet', 'dark', 'nl'),
  tv: at('tv', 'dark', 'en'),
  french: at('desktop', 'light', 'fr'),
};

const { phone, desktop } = allModes;
export const usual = { phone, desktop };
