import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import type { Format, Target } from '@oche/darts/x01/format';
import { firstTo3 } from '../internal/storyGames.ts';
import { FormatField, type FormatFieldLabels } from './FormatField.tsx';

const sides: [string, string] = ['Wout Dubbeltop', 'Céline Doublevingt'];
const targetText = (target: Target) => ('firstTo' in target ? `first to ${target.firstTo}` : `best of ${target.bestOf}`);
const sentenceOf = (f: Format) =>
  [
    `${f.start}, ${f.out} out, ${targetText(f.legs)}`,
    f.sets && `sets: ${targetText(f.sets)}`,
    f.roundLimit !== undefined && `at most ${f.roundLimit} rounds`,
    ...sides.map((name, i) => f.handicap?.[i]?.start !== undefined && `${name} from ${f.handicap[i].start}`),
  ]
    .filter(Boolean)
    .join(', ');
const labels: FormatFieldLabels = {
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
  starter: {
    label: 'Throws first',
    names: { 'bull-up': 'Bull-up', first: 'First-named player', second: 'Second-named player', chosen: 'Chosen' },
  },
  roundLimit: 'Rounds at most',
  noLimit: 'None',
  reBull: 'Bull again for the deciding leg',
};
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
    labels,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <FormatField {...args} value={value} sentence={sentenceOf(value)} onValueChange={setValue} className="max-w-sm" />;
  },
} satisfies Meta<typeof FormatField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field shows the whole format as a sentence. Enter opens its parts, Esc closes them. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('group', { name: 'Often used' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('group', { name: 'Often used' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Format' })).toHaveFocus();
  },
};
/** The most common formats are one press away. */
export const Presets: Story = {
  args: { defaultOpen: true },
  parameters: { state: 'presets' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '701, best of 3' }));
    await expect(screen.getByText('701, double out, best of 3')).toBeVisible();
  },
};
/** If "first to" is changed to "best of", the number changes with it: first to 3 is best of 5. */
export const Sets: Story = {
  args: { defaultOpen: true },
  parameters: { state: 'sets' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Best of' }));
    await expect(screen.getByText('501, double out, best of 5')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Play in sets' }));
    await expect(screen.getByText('501, double out, best of 5, sets: first to 2')).toBeVisible();
  },
};
/** In a single game, the sides can have different starts. */
export const Handicap: Story = {
  args: {
    label: 'Format of this game',
    defaultOpen: true,
    value: { ...firstTo3, handicap: [null, { start: 301 }] },
    labels: { ...labels, handicap: { title: 'Handicap', sides, asFormat: 'As the format' } },
  },
  parameters: { state: 'handicap' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('501, double out, first to 3, Céline Doublevingt from 301')).toBeVisible();
    screen.getByRole('combobox', { name: 'Céline Doublevingt' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'As the format' }));
    await expect(screen.getByText('501, double out, first to 3')).toBeVisible();
  },
};
/** After this number of rounds, a tie-break decides the leg. An empty field means no limit. */
export const LegLimit: Story = {
  args: { defaultOpen: true, value: { ...firstTo3, roundLimit: 15 } },
  parameters: { state: 'leg limit' },
  play: async ({ userEvent }) => {
    const limit = await screen.findByRole('spinbutton', { name: 'Rounds at most' });
    await expect(screen.getByText('501, double out, first to 3, at most 15 rounds')).toBeVisible();
    await userEvent.clear(limit);
    await expect(screen.getByText('501, double out, first to 3')).toBeVisible();
    await userEvent.type(limit, '20');
    await expect(screen.getByText('501, double out, first to 3, at most 20 rounds')).toBeVisible();
  },
};
/** The final is longer than the other games of the stage. The hint shows the format of the stage. */
export const OverriddenByRound: Story = {
  args: {
    label: 'Format of the final',
    value: { ...firstTo3, legs: { firstTo: 5 } },
    hint: 'Otherwise as the stage: 501, double out, first to 3',
  },
  parameters: { state: 'overridden by round' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Format of the final' })).toHaveAccessibleDescription(
      'Otherwise as the stage: 501, double out, first to 3',
    );
  },
};
export const InvalidPair: Story = {
  args: { value: { ...firstTo3, legs: { bestOf: 4 } }, error: 'Best of 4 can end level. Allow a draw, or play best of 5.' },
  parameters: { state: 'invalid pair' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Format' });
    await expect(button).toHaveAttribute('aria-invalid', 'true');
    await expect(button).toHaveAccessibleDescription('Best of 4 can end level. Allow a draw, or play best of 5.');
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
