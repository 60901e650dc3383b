import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'Draft' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const EveryMeaning: Story = {
  parameters: { state: 'each meaning of colour' },
  render: () => (
    <div className="flex flex-wrap items-center gap-6">
      <Badge meaning="live">Live</Badge>
      <Badge meaning="success">Checked in</Badge>
      <Badge meaning="warning">Called 1:10</Badge>
      <Badge meaning="bust">Bust</Badge>
      <Badge meaning="danger">Withdrawn</Badge>
      <Badge meaning="checkout">Free</Badge>
      <Badge meaning="you">You</Badge>
      <Badge>Draft</Badge>
    </div>
  ),
};
/** A badge on one line with a name. */
export const InARow: Story = {
  parameters: { state: 'in a row' },
  render: () => (
    <ul className="max-w-96 border-t-2 border-rule">
      {(
        [
          ['Wout Dubbeltop', 'success', 'Checked in'],
          ['Karl-Heinz Scheibenbauer-Doppelmann', 'warning', 'Called 1:10'],
          ['Lotte Bullens', 'live', 'Live'],
        ] as const
      ).map(([name, meaning, text]) => (
        <li key={name} className="flex min-h-row items-center justify-between gap-4 border-b border-line py-1">
          <span className="min-w-0 text-name">{name}</span>
          <Badge meaning={meaning} className="shrink-0">
            {text}
          </Badge>
        </li>
      ))}
    </ul>
  ),
};

export const OnTheLitBed: Story = {
  parameters: { state: 'on the lit bed' },
  render: () => (
    <div className="lit flex gap-6 p-4">
      <Badge meaning="live">Live</Badge>
      <Badge meaning="checkout">Finish</Badge>
      <Badge>Waits</Badge>
    </div>
  ),
};
