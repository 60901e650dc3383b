import { BoardRing } from '@oche/ui/BoardRing';
import { FormStreak } from '@oche/ui/FormStreak';
import { LiveBadge } from '@oche/ui/LiveBadge';
import type { ReactNode } from 'react';
import { Logo } from '../../../packages/ui/src/internal/Logo.tsx';
import { icons } from './icons.ts';

/** Each icon next to its meaning. Icons that the product uses without a word are marked. */
export function Icons() {
  return Object.entries(icons).map(([title, uses]) => (
    <section key={title}>
      <h3>{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-8">
        {Object.entries(uses).map(([name, { icon: Icon, meaning, isAlone }]) => (
          <li key={name} className="flex min-h-11 items-center gap-3 border-b border-line">
            <Icon aria-hidden size={20} className="shrink-0" />
            <span className="text-label">{meaning}</span>
            <span className="ml-auto text-caption text-ink-3">
              {name}
              {isAlone && ' · without a word'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** By language: the letters for won, lost and drawn. */
const letters = { en: 'WLD', nl: 'WVG', fr: 'VDN', de: 'SNU' };

const Form = () => (
  <span className="grid gap-1.5">
    {Object.entries(letters).map(([language, [win = '', loss = '', draw = '']]) => (
      <span key={language} className="flex items-center gap-3">
        <span className="w-5 text-caption text-ink-3">{language}</span>
        <FormStreak
          label={`Last five, ${language}`}
          results={['win', 'loss', 'draw', 'win', 'win']}
          words={{ win: { letter: win, word: 'won' }, loss: { letter: loss, word: 'lost' }, draw: { letter: draw, word: 'drawn' } }}
        />
      </span>
    ))}
  </span>
);

const Tally = () => (
  <svg viewBox="0 0 56 56" aria-hidden className="size-14 fill-none stroke-on-ink stroke-[3.5]">
    <rect width="56" height="56" className="fill-ink stroke-none" />
    <path d="M11 44V12M20 44V12M29 44V12M38 44V12M6 36 46 18" />
  </svg>
);

const marks: [name: string, description: string, mark: ReactNode][] = [
  [
    'Board ring',
    'Contains the number of a board. Apart from dots, nothing else is round.',
    <BoardRing key="ring" number={5} label="Board 5" />,
  ],
  [
    'Live dot',
    'Always next to the word. It never pulses. It is hollow for a paused game, and absent for a finished game.',
    <span key="live" className="flex flex-wrap gap-5">
      <LiveBadge state="live">Live</LiveBadge>
      <LiveBadge state="paused">Paused</LiveBadge>
    </span>,
  ],
  [
    'Starter dot',
    'Next to the name of the player who threw first in this leg.',
    <span key="starter" className="flex items-center gap-2 text-name">
      Wout Dubbeltop <span role="img" aria-label="threw first" className="size-2 rounded-ring bg-current" />
    </span>,
  ],
  [
    'Form',
    'The last five results, the newest at the right. A win is filled, a loss outlined (never red), a draw half-toned. The letter shows the result too.',
    <Form key="form" />,
  ],
  [
    'Ton underline',
    'A line of 2 px in ink below a visit of 100 or more.',
    <span key="ton" className="score-xs flex gap-4">
      60 <span className="border-b-2 pb-px">140</span> 41
    </span>,
  ],
  [
    'Spine',
    'Shows to which knockout a place or a game leads: solid for the winners’, dashed for the losers’ knockout. It never fills a row.',
    <span key="spine" className="flex gap-6 text-body-small">
      <span className="flex h-11 items-center gap-3">
        <span aria-hidden className="spine-winners h-full w-1" /> winners’
      </span>
      <span className="flex h-11 items-center gap-3">
        <span aria-hidden className="spine-consolation h-full w-1" /> losers’
      </span>
    </span>,
  ],
  [
    'Lit bed',
    'The player who throws, or the main subject of a page. At most one in each contest, never animated.',
    <span key="bed" className="lit flex w-50 items-end justify-between px-4 py-3">
      <span className="text-name">Wout Dubbeltop</span> <span className="score-md">121</span>
    </span>,
  ],
  ['Tally crest', 'The crest of an organisation without a logo.', <Tally key="tally" />],
  ['Logo', 'A ring above a line in sisal.', <Logo key="logo" size={56} />],
];

/** The marks that were designed for the product. */
export function Marks() {
  return (
    <dl>
      {marks.map(([name, description, mark]) => (
        <div key={name} className="grid items-center gap-x-8 gap-y-2 border-b border-line py-4 sm:grid-cols-[8rem_16rem_minmax(0,1fr)]">
          <dt className="text-name">{name}</dt>
          <dd>{mark}</dd>
          <dd className="max-w-measure text-body-small text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
