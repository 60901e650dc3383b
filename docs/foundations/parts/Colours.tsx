import { Check, X } from 'lucide-react';
import { measure, type Measured } from '../../../scripts/lib/contrast.ts';
import { entries, type Mode } from '../../../scripts/lib/tokens.ts';
import { tokens } from './tokens.ts';

const measured = measure(tokens);

/** A colour is in the first group whose pattern matches its name. Colours that match no pattern are listed last, so that none is missing. */
const groups: [title: string, pattern: RegExp][] = [
  ['Surfaces', /^(frame|page|raised|sunken|pressed|overlay|scrim)$/],
  ['Ink and lines', /^((on-)?ink|line|rule|focus)/],
  ['The lit bed', /bed/],
  ['You', /^(on-)?you/],
  ['Finish and success', /^(on-)?(checkout|success)/],
  ['Live', /^(on-)?live/],
  ['Bust and danger', /^(on-)?(bust|danger)/],
  ['Needs a person', /^(on-)?warning/],
  ['Won, lost, knockouts', /^(on-)?(win|lose|winners|consolation)$/],
  ['Dartboard', /board/],
  ['Categories of charts', /^cat-/],
];
const groupOf = (name: string) => groups.find(([, pattern]) => pattern.test(name))?.[0] ?? 'Others';

const ratio = (value: number) => value.toFixed(1);

/** A sample of a colour on a surface: the contrast as a number, or a bar if a contrast of 3 is enough. */
function Sample({ pair, mode }: { pair: Measured; mode: Mode }) {
  const value = pair[mode];
  const passed = value >= pair.least;
  const Mark = passed ? Check : X;
  const isBar = pair.least < 4.5;
  return (
    <li className="flex items-center gap-1.5 text-caption text-ink-2">
      <span
        className="score-xs grid h-8 w-12 place-items-center rounded-mark border border-line text-[1.125rem]"
        style={{ background: `var(--color-${pair.on})`, color: `var(--color-${pair.name})` }}
      >
        {isBar ? <span aria-hidden className="block h-3.5 w-7 bg-current" /> : ratio(value)}
      </span>
      <span className="tabular">
        {pair.on} {isBar && ratio(value)}
      </span>
      <Mark
        role="img"
        aria-label={`${passed ? 'at least' : 'under'} ${pair.least}`}
        className={`size-3.5 ${passed ? 'text-success' : 'text-danger'}`}
      />
    </li>
  );
}

/** The table cell of a colour in one mode: a swatch, its values and its contrasts. */
function ColourCell({ name, mode }: { name: string; mode: Mode }) {
  const { $value: colour } = tokens.color[mode][name]!;
  const pairs = measured.filter((pair) => pair.name === name);
  const [l, c, h] = colour.components;
  return (
    <td data-theme={mode} className="border-b border-line bg-page p-3 align-top max-lg:block max-lg:w-full max-lg:border-b-0">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="h-11 w-18 shrink-0 rounded-control border border-line"
          style={{ background: `var(--color-${name})` }}
        />
        <span className="tabular leading-5">
          {colour.hex}
          <br />
          <span className="text-caption text-ink-3">
            {l} {c} {h === 'none' ? 0 : h}
          </span>
        </span>
      </div>
      {pairs.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-2">
          {pairs.map((pair) => (
            <Sample key={pair.on} pair={pair} mode={mode} />
          ))}
        </ul>
      )}
    </td>
  );
}

/** Every colour, light next to dark, with each contrast that the tests measure. */
export function Colours() {
  const names = entries(tokens.color.light);
  const titles = [...groups.map(([title]) => title), 'Others'];
  return titles.map((title) => {
    const members = names.filter(([name]) => groupOf(name) === title);
    if (members.length === 0) return null;
    return (
      <section key={title}>
        <h2>{title}</h2>
        <table className="w-full border-separate border-spacing-0 lg:table-fixed">
          <caption className="sr-only">{title}</caption>
          <thead className="max-lg:sr-only">
            <tr className="text-left text-caption text-ink-3">
              <th scope="col" className="w-[22%] pb-1.5">
                Token and use
              </th>
              <th scope="col" className="px-3 pb-1.5">
                Light: hex, OKLCH, contrast
              </th>
              <th scope="col" className="px-3 pb-1.5">
                Dark
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map(([name, { $description }]) => (
              <tr key={name}>
                <th scope="row" className="border-b border-line py-3 pr-4 text-left align-top max-lg:block max-lg:border-b-0">
                  <span className="text-name">{name}</span>
                  <span className="mt-0.5 block text-body-small text-ink-2">{$description}</span>
                </th>
                <ColourCell name={name} mode="light" />
                <ColourCell name={name} mode="dark" />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  });
}

const failed = measured.filter(({ least, light, dark }) => light < least || dark < least).length;

/** Counts of the measured contrasts: all, those that are too low, and the lowest contrast of text. */
export function Verdict() {
  return (
    <p className="lit my-6! inline-flex max-w-none! flex-wrap items-end gap-x-10 gap-y-4 px-6 py-5">
      {[
        [measured.length * 2, 'contrasts measured'],
        [failed, 'pairs below the minimum'],
        [
          ratio(Math.min(...measured.filter(({ least }) => least === 4.5).flatMap(({ light, dark }) => [light, dark]))),
          'lowest contrast of text',
        ],
      ].map(([figure, words]) => (
        <span key={words}>
          <span className="score-lg block text-ink">{figure}</span>
          <span className="mt-2 block text-caption text-ink-2">{words}</span>
        </span>
      ))}
    </p>
  );
}
