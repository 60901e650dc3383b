import { BoardRing } from '@oche/ui/BoardRing';
import { LiveBadge } from '@oche/ui/LiveBadge';
import type { ReactNode } from 'react';
import { icons } from './icons.ts';

/** Each icon beside its word, as it stands in the product. */
export function Icons() {
  return Object.entries(icons).map(([title, uses]) => (
    <section key={title}>
      <h3>{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-8">
        {Object.entries(uses).map(([name, { icon: Icon, means, alone }]) => (
          <li key={name} className="flex min-h-11 items-center gap-3 border-b border-line">
            <Icon aria-hidden size={20} className="shrink-0" />
            <span className="text-label">{means}</span>
            <span className="ml-auto text-caption text-ink-3">
              {name}
              {alone && ' · alone'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Form({ letter, result }: { letter: string; result: 'won' | 'lost' | 'drawn' }) {
  const look = { won: 'bg-win text-on-win', lost: 'text-lose inset-ring-[1.5px] inset-ring-line-2', drawn: 'bg-pressed text-ink-2' };
  return (
    <span className={`grid size-6 place-items-center rounded-mark text-[0.8125rem] font-[700] font-stretch-[84%] ${look[result]}`}>
      {letter}
    </span>
  );
}

const Tally = () => (
  <svg viewBox="0 0 56 56" aria-hidden className="size-14 fill-none stroke-on-ink stroke-[3.5]">
    <rect width="56" height="56" className="fill-ink stroke-none" />
    <path d="M11 44V12M20 44V12M29 44V12M38 44V12M6 36 46 18" />
  </svg>
);

const Logo = () => (
  <svg viewBox="0 0 28 28" aria-hidden className="size-14">
    <circle cx="14" cy="10" r="6.75" fill="none" stroke="currentColor" strokeWidth="4.5" />
    <rect x="1" y="22" width="26" height="4.5" className="fill-you-fill" />
  </svg>
);

const marks: [name: string, says: string, mark: ReactNode][] = [
  ['Board ring', 'The number of a board, in the only thing that is round.', <BoardRing key="ring" number={5} label="Board 5" />],
  [
    'Live dot',
    'Always with the word. It never pulses; paused is hollow, finished has none.',
    <span key="live" className="flex flex-wrap gap-5">
      <LiveBadge state="live">Live</LiveBadge>
      <LiveBadge state="paused">Paused</LiveBadge>
    </span>,
  ],
  [
    'Starter dot',
    'Threw first in this leg; beside the name.',
    <span key="starter" className="flex items-center gap-2 text-name">
      Wout Dubbeltop <span role="img" aria-label="threw first" className="size-2 rounded-ring bg-current" />
    </span>,
  ],
  [
    'Form',
    'The last five, newest right. Won is filled, lost outlined and never red, drawn a half-tone; the letter says it.',
    <span key="form" className="flex gap-1">
      <Form letter="W" result="won" />
      <Form letter="L" result="lost" />
      <Form letter="D" result="drawn" />
      <Form letter="W" result="won" />
      <Form letter="W" result="won" />
    </span>,
  ],
  [
    'Ton underline',
    'A visit of 100 and more, 2 px, in ink.',
    <span key="ton" className="score-xs flex gap-4">
      60 <span className="border-b-2 pb-px">140</span> 41
    </span>,
  ],
  [
    'Spine',
    'Which knockout a place or a game leads to: winners’ solid, losers’ dashed. It never fills a row.',
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
    'Who throws, or the one thing a page is about. One in each contest, never animated.',
    <span key="bed" className="lit flex w-50 items-end justify-between px-4 py-3">
      <span className="text-name">Wout Dubbeltop</span> <span className="score-md">121</span>
    </span>,
  ],
  ['Tally crest', 'An organisation that brings no mark of its own.', <Tally key="tally" />],
  ['Logo', 'A ring above a line. The line is sisal.', <Logo key="logo" />],
];

/** The marks that are ours. */
export function Marks() {
  return (
    <dl>
      {marks.map(([name, says, mark]) => (
        <div key={name} className="grid items-center gap-x-8 gap-y-2 border-b border-line py-4 sm:grid-cols-[8rem_16rem_minmax(0,1fr)]">
          <dt className="text-name">{name}</dt>
          <dd>{mark}</dd>
          <dd className="max-w-measure text-body-small text-ink-2">{says}</dd>
        </div>
      ))}
    </dl>
  );
}
