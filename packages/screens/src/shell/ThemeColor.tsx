import type { ColorMode } from './preferences.ts';

/** `frame` of both modes: our bar continues the system's. */
const bars = { light: '#ffffff', dark: '#000000' };

/** Colours the bars of the system around the page: white in light, black in dark, and as the device says where the reader leaves it to that. */
export function ThemeColor({ mode }: { mode: ColorMode }) {
  return (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={bars[mode === 'system' ? scheme : mode]}
        />
      ))}
      {/* The first that fits counts: this one where no mode is known. */}
      <meta name="theme-color" content="#111827" />
    </>
  );
}
