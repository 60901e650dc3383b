import { useStored } from './useStored.ts';

/** Preferences stored on this device. */
const preferences = {
  /** the device belongs to a board and shows nothing else */
  tabletMode: { key: 'tabletMode', values: ['false', 'true'] },
  /** super admins see edit links on public pages */
  showManage: { key: 'showManage', values: ['false', 'true'] },
  /** `themeScript` reads the same key */
  colorMode: { key: 'nuxt-color-mode', values: ['system', 'light', 'dark'] },
} as const;

type Preferences = typeof preferences;
export type PreferenceName = keyof Preferences;
export type PreferenceValue<N extends PreferenceName> = Preferences[N]['values'][number];
export type ColorMode = PreferenceValue<'colorMode'>;

/** A stored preference and a function to set it. The first value is the default, and the one that servers render. */
export function usePreference<N extends PreferenceName>(name: N): [PreferenceValue<N>, (value: PreferenceValue<N>) => void] {
  const { key, values } = preferences[name];
  const [stored, set] = useStored(key);
  return [(values as readonly PreferenceValue<N>[]).find((value) => value === stored) ?? values[0], set];
}
