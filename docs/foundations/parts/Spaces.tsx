import type { ReactNode } from 'react';
import { entries, type Dimension, type Group } from '../../../scripts/lib/tokens.ts';
import { tokens } from './tokens.ts';

function Row({ name, value, use, children }: { name: string; value: ReactNode; use?: string | undefined; children?: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[6.5rem_4rem_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-1.5 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-name">{name}</dt>
      <dd className="text-cell text-right tabular text-ink-2">{value}</dd>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 max-sm:col-span-2">
        {children}
        {use && <span className="text-body-small text-ink-2">{use}</span>}
      </dd>
    </div>
  );
}

const rows = (group: Group<Dimension>, draw?: (value: number, name: string) => ReactNode) => (
  <dl>
    {entries(group).map(([name, { $value, $description }]) => (
      <Row key={name} name={name} value={$value.value} use={$description}>
        {draw?.($value.value, name)}
      </Row>
    ))}
  </dl>
);

/** The steps of space as bars. Each bar is four times as long as its step. */
export function Steps() {
  return (
    <dl>
      {entries(tokens.space)
        .filter(([, { $value }]) => $value.value > 0)
        .map(([step, { $value }]) => (
          <Row key={step} name={`p-${$value.value / 4}`} value={$value.value}>
            <span aria-hidden className="h-3 bg-ink" style={{ width: $value.value * 4 }} />
          </Row>
        ))}
    </dl>
  );
}

export function Radii() {
  return rows(tokens.radius, (_, name) => (
    <span aria-hidden className="size-11 shrink-0 border-2 border-ink bg-raised" style={{ borderRadius: `var(--radius-${name})` }} />
  ));
}

export function Edges() {
  return rows(tokens.line, (value) => <span aria-hidden className="w-30 shrink-0 bg-rule" style={{ height: value }} />);
}

export function Touch() {
  return rows(tokens.touch, (value, name) => (
    <span
      aria-hidden
      className={`shrink-0 ${name === 'gap' ? 'border-x-2 border-ink' : 'rounded-key bg-raised inset-ring-[1.5px] inset-ring-line-2'}`}
      style={{ width: value, height: Math.max(value, 24) }}
    />
  ));
}

export function Layout() {
  return rows({ ...tokens.layout, ...Object.fromEntries(entries(tokens.breakpoint).map(([name, token]) => [`from ${name}`, token])) });
}

export function Layers() {
  return (
    <dl>
      {entries(tokens.zIndex).map(([name, { $value }]) => (
        <Row key={name} name={name} value={$value}>
          <code>z-{name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}</code>
        </Row>
      ))}
    </dl>
  );
}

/** The only shadow, which is for floating elements. */
export function Overlay() {
  return (
    <div className="grid place-items-start bg-page py-6">
      <p className="flex items-center gap-10 rounded-control bg-overlay px-5 py-4 shadow-overlay">
        Board 6 has its next game <span className="link font-[600]">Undo</span>
      </p>
    </div>
  );
}
