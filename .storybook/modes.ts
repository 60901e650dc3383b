import { viewports, type ViewportName } from './viewports.ts';

const modeOf = (viewport: ViewportName, mode: 'light' | 'dark', locale: string) => ({
  viewport: {
    width: parseInt(viewports[viewport].styles.width),
    height: parseInt(viewports[viewport].styles.height),
  },
  mode,
  locale,
});

/**
 * The modes in which Chromatic takes screenshots. Every story has the two modes of `defaultModes`. A story adds others with
 * `parameters: { chromatic: { modes: { tablet: allModes.tablet } } }`.
 */
export const allModes = {
  phone: modeOf('phone', 'light', 'en'),
  desktop: modeOf('desktop', 'dark', 'de'),
  smallPhone: modeOf('smallPhone', 'light', 'de'),
  tablet: modeOf('tablet', 'dark', 'nl'),
  tv: modeOf('tv', 'dark', 'en'),
  french: modeOf('desktop', 'light', 'fr'),
};

const { phone, desktop } = allModes;
export const defaultModes = { phone, desktop };
