import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import glossary from '../../glossary.md?raw';

/** A table of text that scrolls sideways where it does not fit. */
function WideTable(props: ComponentProps<'table'>) {
  return (
    <div role="group" aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table className="min-w-[38rem]" {...props} />
    </div>
  );
}

/** docs/glossary.md, the one home of the words. */
export function Glossary() {
  return (
    <div className="words">
      <Markdown options={{ overrides: { table: { component: WideTable } } }}>{glossary}</Markdown>
    </div>
  );
}
