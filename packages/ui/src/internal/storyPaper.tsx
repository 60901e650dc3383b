import { useLayoutEffect, useState, type ReactNode } from 'react';

/** All print rules of the page, including nested ones. */
const printRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return rule.media.mediaText === 'print' ? [rule] : printRules(rule.cssRules);
    return 'cssRules' in rule ? printRules(rule.cssRules as CSSRuleList) : [];
  });

/** A story on A4 in portrait, with margins of 10 mm. While it is mounted, print rules apply to the screen. */
export function Paper({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useLayoutEffect(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => printRules(sheet.cssRules));
    for (const rule of rules) rule.media.mediaText = 'all';
    setReady(true);
    return () => {
      for (const rule of rules) rule.media.mediaText = 'print';
    };
  }, []);
  return (
    <div tabIndex={0} role="region" aria-label="A4" className="overflow-x-auto">
      <div data-paper="" style={{ width: '190mm' }}>
        {ready && children}
      </div>
    </div>
  );
}
