import type { ReactNode } from 'react';

/** Terms or cases with their explanations, in any order. */
export function Terms({ terms }: { terms: readonly { id: string; title: string; text: ReactNode }[] }) {
  return (
    <dl>
      {terms.map(({ id, title, text }) => (
        <div key={id} className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)] sm:items-baseline">
          <dt className="text-name wrap-anywhere hyphens-auto">{title}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
