/** Viewports in CSS pixels. A story chooses one with `globals: { viewport: { value: 'phone' } }`, a test run with STORY_WIDTH. */
export const viewports = {
  phone: { name: 'Phone 390', type: 'mobile', styles: { width: '390px', height: '844px' } },
  smallPhone: { name: 'Small phone 320', type: 'mobile', styles: { width: '320px', height: '640px' } },
  sideways: { name: 'Phone in landscape 844', type: 'mobile', styles: { width: '844px', height: '390px' } },
  tablet: { name: 'Tablet 1024', type: 'tablet', styles: { width: '1024px', height: '768px' } },
  smallTablet: { name: 'Small tablet 800', type: 'tablet', styles: { width: '800px', height: '480px' } },
  lowTablet: { name: 'Tablet with system bars 1024 × 552', type: 'tablet', styles: { width: '1024px', height: '552px' } },
  half: { name: 'Half a screen 640', type: 'tablet', styles: { width: '640px', height: '800px' } },
  desktop: { name: 'Desktop 1280', type: 'desktop', styles: { width: '1280px', height: '800px' } },
  laptop: { name: 'Laptop 1440', type: 'desktop', styles: { width: '1440px', height: '900px' } },
  tv: { name: 'TV 1920', type: 'desktop', styles: { width: '1920px', height: '1080px' } },
} as const;

export type ViewportName = keyof typeof viewports;

/** The first viewport with a width in CSS pixels. Throws if there is none. */
export const viewportOfWidth = (width: number): ViewportName => {
  const found = (Object.keys(viewports) as ViewportName[]).find((name) => viewports[name].styles.width === `${width}px`);
  if (found) return found;
  const widths = Object.values(viewports).map(({ styles }) => parseInt(styles.width));
  throw new Error(`No viewport is ${width} px wide. Choose one of ${widths.join(', ')}.`);
};
