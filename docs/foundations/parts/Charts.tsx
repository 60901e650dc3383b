import { LegChart } from '@oche/ui/LegChart';
import { StatTile } from '@oche/ui/StatTile';
import chart from '../../../packages/ui/src/LegChart/LegChart.stories.tsx';
import { entries } from '../../../scripts/lib/tokens.ts';
import { tokens } from './tokens.ts';

/** SVG paths of the markers, centred on 0, 0. */
const markerPaths: Record<string, string> = {
  circle: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0',
  square: 'M-6.5 -6.5h13v13h-13z',
  triangle: 'M0 -8L8 6H-8z',
  diamond: 'M0 -9L9 0L0 9L-9 0z',
  'inverted triangle': 'M0 8L8 -6H-8z',
  star: 'M0 -9L2.6 -3.2L8.8 -2.6L4.2 1.6L5.5 7.8L0 4.6L-5.5 7.8L-4.2 1.6L-8.8 -2.6L-2.6 -3.2z',
};

const categories = entries(tokens.color.light)
  .filter(([name]) => name.startsWith('cat-'))
  .map(([name, { $description, $extensions }]) => ({
    name,
    description: $description,
    dash: $extensions?.['oche.dash'] as number[] | 'double',
    marker: String($extensions?.['oche.mark']),
  }));

/** Each series has its own colour, dash pattern and marker, each of which is enough to identify it. */
export function Series() {
  return (
    <div className="grid lg:grid-cols-2">
      {(['light', 'dark'] as const).map((mode) => (
        <dl key={mode} data-theme={mode} className="bg-page px-4 py-3 sm:px-8">
          {categories.map(({ name, description, dash, marker }) => (
            <div key={name} className="flex min-h-14 items-center gap-6 border-b border-line last:border-0">
              <dd className="shrink-0">
                <svg
                  viewBox="0 0 120 24"
                  className="h-6 w-30"
                  role="img"
                  aria-label={description}
                  style={{ color: `var(--color-${name})` }}
                >
                  {dash === 'double' ? (
                    <path d="M0 9.5H120M0 14.5H120" stroke="currentColor" strokeWidth={2} />
                  ) : (
                    <path d="M0 12H120" stroke="currentColor" strokeWidth={3.5} strokeDasharray={dash.join(' ')} />
                  )}
                  <path d={markerPaths[marker]} transform="translate(60 12)" fill="currentColor" className="stroke-page" strokeWidth={2} />
                </svg>
              </dd>
              <dt>
                <code>{name}</code> <span className="ml-2 text-body-small text-ink-2">{description}</span>
              </dt>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}

/** A leg, as the page of a game shows it. */
export function Leg() {
  return <LegChart {...chart.args} className="max-w-160" />;
}

const buckets = [
  ['60–99', 61],
  ['100–139', 34],
  ['140–179', 12],
  ['180', 3],
] as const;

/** Horizontal bars of one colour, with the value at the end. */
export function Bars() {
  return (
    <table className="w-full max-w-160">
      <caption className="sr-only">Visits by score</caption>
      <tbody>
        {buckets.map(([bucket, visits]) => (
          <tr key={bucket}>
            <th scope="row" className="w-20 py-1 pr-4 text-right tabular text-ink-2">
              {bucket}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-2">
                <span aria-hidden className="h-6 bg-ink" style={{ width: `${(visits / buckets[0][1]) * 85}%` }} />
                <span className="score-xs">{visits}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sparkline of 72 × 20 px without an axis, next to the last value as text. */
export function Sparkline() {
  return (
    <StatTile
      label="Average, recent games"
      value="71.40"
      trend={{ values: [58.2, 61.4, 55.9, 63.1, 66.8, 62, 69.5, 71.4], label: 'Average of the last eight matches, from 58.20 to 71.40' }}
    />
  );
}
