import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import type { Format } from '@oche/darts/x01/format';
import { firstTo3 } from '../internal/storyGames.ts';
import { FormatField } from './FormatField.tsx';

const say = (f: Format) =>
  `${f.start}, ${f.out} out, ${'firstTo' in f.legs ? `first to ${f.legs.firstTo}` : `best of ${f.legs.bestOf}`}${f.sets ? `, sets: ${'firstTo' in f.sets ? f.sets.firstTo : f.sets.bestOf}` : ''}`;
const meta = {
  component: FormatField,
  args: {
    label: 'Format',
    value: firstTo3,
    onValueChange: () => {},
    sentence: '',
    presets: [
      { key: '501', label: '501, first to 3', format: firstTo3 },
      { key: '701', label: '701, best of 3', format: { ...firstTo3, start: 701, legs: { bestOf: 3 } } },
    ],
    labels: {
      presets: 'Often used',
      start: 'Start',
      in: 'In',
      out: 'Out',
      modes: { straight: 'Straight', double: 'Double', master: 'Master' },
      legs: 'Legs',
      sets: 'Sets',
      withSets: 'Play in sets',
      firstTo: 'First to',
      bestOf: 'Best of',
      starter: 'Throws first',
      starters: { 'bull-up': 'Bull-up', first: 'First named', second: 'Second named', chosen: 'Chosen' },
      roundLimit: 'Rounds at most',
      noLimit: 'None',
      reBull: 'Bull again for the deciding leg',
    },
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <FormatField {...args} value={value} sentence={say(value)} onValueChange={setValue} className="max-w-sm" />;
  },
} satisfies Meta<typeof FormatField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** The number follows the word: first to 3 is best of 5. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Best of' }));
    await expect(screen.getByText('501, double out, best of 5')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Play in sets' }));
    await expect(screen.getByText('501, double out, best of 5, sets: 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '701, best of 3' }));
    await expect(screen.getByText('701, double out, best of 3')).toBeVisible();
  },
};
export const OverriddenByTheRound: Story = { args: { hint: 'Otherwise as the stage: 501, double out, first to 3' } };
export const InvalidPair: Story = {
  args: { value: { ...firstTo3, legs: { bestOf: 4 } }, error: 'Best of 4 can end level. Allow a draw, or play best of 5.' },
};
export const ReadOnly: Story = { args: { readOnly: true } };
