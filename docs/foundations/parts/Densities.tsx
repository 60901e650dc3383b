import { entries } from '../../../scripts/lib/tokens.ts';
import { tokens } from './tokens.ts';

const rows = [
  ['1', 'DC De Gouden Pijl', '15'],
  ['2', 'Sisal Boys Nieuwerlinde', '12'],
];

/** The same two rows in each density. */
export function Densities() {
  return entries(tokens.density).map(([name, { $description, row, cell }]) => (
    <section key={name} className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-1">
        <span>
          <code>data-density=&quot;{name}&quot;</code> <span className="ml-2 text-body-small text-ink-2">{$description}</span>
        </span>
        <span className="text-caption text-ink-3 tabular">
          row {row.$value.value} px · side padding {cell.$value.value} px
        </span>
      </div>
      <ol data-density={name} className="border-t-2 border-rule">
        {rows.map(([place, team, points]) => (
          <li
            key={place}
            className={`flex h-row items-center gap-3 border-b border-line px-cell ${name === 'tv' ? 'text-[2rem] leading-10' : name === 'board' ? 'text-[1.375rem]' : ''}`}
          >
            <span className="w-[2ch] text-right tabular text-ink-2">{place}</span>
            <span className="text-name min-w-0 flex-1 text-[length:inherit] leading-none">{team}</span>
            <span className="font-score leading-none!">{points}</span>
          </li>
        ))}
      </ol>
    </section>
  ));
}
