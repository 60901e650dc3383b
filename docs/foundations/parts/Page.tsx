import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { useMode } from './useMode.ts';

/** Removes the white, narrow frame of Storybook. */
const frameStyles = `
  .sbdocs-wrapper:has([data-foundation]) { padding: 0; background: transparent }
  .sbdocs-content:has([data-foundation]) { max-width: none }
`;

const prose = [
  '[&_h1]:text-title-1 [&_h1]:mb-5 [&_h1]:border-t-4 [&_h1]:border-rule [&_h1]:pt-4',
  '[&_h2]:text-title-3 [&_h2]:mt-14 [&_h2]:mb-4 [&_h2]:border-b-2 [&_h2]:border-rule [&_h2]:pb-1.5',
  '[&_h3]:text-heading [&_h3]:mt-8 [&_h3]:mb-2',
  '[&>p]:max-w-measure [&>p]:text-body [&>p]:text-ink-2 [&>p]:my-3 [&_p_a]:underline [&_p_a]:text-ink',
  '[&>ul]:max-w-measure [&>ul]:my-3 [&>ul]:list-disc [&>ul]:pl-5 [&>ul]:text-ink-2 [&>ul>li]:my-1.5',
  '[&_strong]:font-[650] [&_strong]:text-ink [&_em]:italic',
  // Overrides Storybook's boxes around code, which exist only in light mode.
  '[&_:not(pre)>code]:m-0! [&_:not(pre)>code]:rounded-mark! [&_:not(pre)>code]:border-0! [&_:not(pre)>code]:bg-sunken! [&_:not(pre)>code]:px-1! [&_:not(pre)>code]:py-0.5! [&_:not(pre)>code]:font-mono [&_:not(pre)>code]:text-[0.875em]! [&_:not(pre)>code]:text-ink!',
  '[&_.words_p]:max-w-measure [&_.words_p]:my-3 [&_.words_p]:text-ink-2 [&_.words_table]:mt-5 [&_.words_table]:w-full [&_.words_td]:border-b [&_.words_td]:border-line [&_.words_td]:py-2 [&_.words_td]:pr-4 [&_.words_td]:align-top [&_.words_td]:text-body-small [&_.words_td:first-child]:font-[650]',
  '[&_.words_th]:border-b-2 [&_.words_th]:border-rule [&_.words_th]:pb-1.5 [&_.words_th]:pr-4 [&_.words_th]:text-left [&_.words_th]:text-caption [&_.words_th]:text-ink-3',
];

/** A Foundations page in the toolbar's colour mode. Text has the product's typography. Other content may be as wide as it needs. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <style>{frameStyles}</style>
      <main data-foundation data-theme={useMode()} className="min-h-dvh bg-page px-4 py-8 font-sans text-body sm:px-6 lg:px-12 lg:py-12">
        <div className={`mx-auto max-w-content ${prose.join(' ')}`}>{children}</div>
      </main>
    </Unstyled>
  );
}
