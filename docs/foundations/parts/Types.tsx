import type { ReactNode } from 'react';
import { roleClass } from '../../../scripts/lib/themeCss.ts';
import { entries, type TypeToken } from '../../../scripts/lib/tokens.ts';
import { tokens } from './tokens.ts';

/** Samples in German, because its words are the longest. */
const samples: Record<string, string> = {
  display: 'Spielabend',
  title1: 'Vereinsmeisterschaften in Krijtdorp',
  title2: 'Hauptrunde, Viertelfinale',
  title3: 'Scheibenbauer-Doppelmann wirft den Neundarter',
  heading: 'Board 5, nächstes Spiel',
  body: 'Größte Überraschung des Abends: „Der Favorit muss in die Trostrunde“, mit 61 Rest nach fünf Aufnahmen.',
  bodySmall: 'Die Aufstellung wird aufgedeckt, sobald beide Kapitäne sie bestätigt haben.',
  label: 'Nächstes Spiel aufrufen',
  caption: 'Gespielt, gewonnen, Leg-Differenz',
  name: 'Karl-Heinz Scheibenbauer-Doppelmann',
  cell: '56–34  +22  −14  71,40',
};

function Role({ group, name, token }: { group: 'text' | 'score'; name: string; token: TypeToken }) {
  const t = token.$value;
  const spec = [
    `${t.fontSize.value}/${Math.round(t.fontSize.value * t.lineHeight)}`,
    `weight ${t.fontWeight}`,
    `width ${token.$extensions['oche.fontStretch'].replace('%', ' %')}`,
    ...(t.letterSpacing.value === 0 ? [] : [`${+(t.letterSpacing.value / t.fontSize.value).toFixed(3)} em`.replace('-', '−')]),
  ];
  return (
    <div className="grid gap-x-8 gap-y-2 border-b border-line py-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <dt>
        <code>{roleClass(group, name)}</code>
        <span className="mt-1.5 block text-caption text-ink-2 tabular">{spec.join(' · ')}</span>
        <span className="block text-caption text-ink-3">{token.$description}</span>
      </dt>
      <dd lang="de" className={`min-w-0 overflow-hidden wrap-anywhere ${group === 'score' ? 'py-1' : ''}`}>
        <span className={`block ${roleClass(group, name)}`}>{group === 'score' ? '501' : samples[name]}</span>
      </dd>
    </div>
  );
}

/** Every role of a group, with a sample in that role. */
export function Roles({ group }: { group: 'text' | 'score' }) {
  return (
    <dl>
      {Object.entries(tokens[group]).map(([name, token]) => (
        <Role key={name} group={group} name={name} token={token} />
      ))}
    </dl>
  );
}

const averages = ['101.10', '71.40', '98.86', '111.07'];

function Column({ title, className, children }: { title: ReactNode; className: string; children: (figure: string) => ReactNode }) {
  return (
    <div>
      <p className="text-caption text-ink-3">{title}</p>
      <div className={`mt-1 border-t-2 border-rule text-right ${className}`}>
        {averages.map((figure) => (
          <div key={figure} className="border-b border-line py-1.5">
            {children(figure)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Averages in columns: tabular figures align, proportional figures do not. */
export function Figures() {
  return (
    <div className="grid max-w-measure gap-8 sm:grid-cols-3">
      <Column title="cell: tabular" className="text-cell">
        {(figure) => figure}
      </Column>
      <Column title="body: proportional, only for prose" className="text-body">
        {(figure) => figure}
      </Column>
      <Column title="score xs: points" className="score-xs py-px">
        {(figure) => figure}
      </Column>
    </div>
  );
}

/** A name at each step of `font-stretch` that is tried before it is shortened. */
export function Narrowing() {
  return (
    <dl>
      {entries(tokens.font.nameFit).map(([step, { $value }]) => (
        <div key={step} className="flex items-baseline gap-6 border-b border-line py-2">
          <dt className="w-14 shrink-0 text-right text-caption text-ink-3 tabular">{$value} %</dt>
          <dd className="text-name wrap-anywhere" style={{ fontStretch: `${$value}%` }}>
            Karl-Heinz Scheibenbauer-Doppelmann
          </dd>
        </div>
      ))}
    </dl>
  );
}

const fallback = "'Archivo Fallback', sans-serif";

/** The same text in the font and in its fallback. The lines break in the same places. */
export function Fallback() {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {[
        ['Archivo', undefined],
        ['Archivo Fallback', fallback],
      ].map(([title, family]) => (
        <div key={title} lang="de">
          <p className="text-caption text-ink-3">{title}</p>
          <div className="mt-1 border-t-2 border-rule pt-3">
            <p className="text-body" style={{ fontFamily: family }}>
              {samples['body']} {samples['bodySmall']}
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
