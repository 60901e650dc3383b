import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import glossary from '../../glossary.md?raw';

/** A table that scrolls horizontally if it does not fit. */
function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    <div role="group" aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table className="min-w-[38rem]" {...props} />
    </div>
  );
}

/** The contents of docs/glossary.md. */
export function Glossary() {
  return (
    <div className="words">
      <Markdown options={{ overrides: { table: { component: ScrollingTable } } }}>{glossary}</Markdown>
    </div>
  );
}
