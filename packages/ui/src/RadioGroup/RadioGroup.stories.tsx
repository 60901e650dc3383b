import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { FormatPicture } from '../FormatPicture/FormatPicture.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'random', label: 'Random', hint: 'Everybody can meet everybody.' },
  { value: 'seeded', label: 'Seeded', hint: 'The best eight meet late.' },
  { value: 'pots', label: 'Pots', hint: 'One of each pot in every group.' },
];
const meta = {
  component: RadioGroup,
  args: { label: 'Draw', options, defaultValue: 'random', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys move the focus and select, and wrap around at the ends. */
export const Vertical: Story = {
  parameters: { state: 'vertical' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Seeded'));
    await expect(args.onValueChange).toHaveBeenCalledWith('seeded');
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Pots/ })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}{ArrowDown>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('random'));
    await userEvent.keyboard('{/ArrowDown}');
  },
};
export const Horizontal: Story = {
  args: { orientation: 'horizontal', options: options.map(({ value, label }) => ({ value, label })) },
  parameters: { state: 'horizontal' },
};
export const Cards: Story = {
  args: { look: 'cards' },
  parameters: { state: 'card' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('The best eight meet late.'));
    await expect(canvas.getByRole('radio', { name: /Seeded/ })).toBeChecked();
  },
};
export const CardsSideBySide: Story = { args: { look: 'cards', orientation: 'horizontal' } };
export const CardsWithPictures: Story = {
  args: {
    look: 'cards',
    orientation: 'horizontal',
    options: [
      { value: 'knockout', label: 'Knockout', hint: 'One lost game, and out.', picture: <FormatPicture format="knockout" /> },
      {
        value: 'double',
        label: 'Double elimination',
        hint: 'Two lost games, and out.',
        picture: <FormatPicture format="double-elimination" />,
      },
    ],
    defaultValue: 'knockout',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelectorAll('svg')[1]!);
    await expect(canvas.getByRole('radio', { name: /Double/ })).toBeChecked();
  },
};
export const DisabledOption: Story = {
  args: {
    look: 'cards',
    options: options.map((option) => (option.value === 'pots' ? { ...option, hint: 'Needs eight groups.', disabled: true } : option)),
  },
};
export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose how it is drawn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how it is drawn');
  },
};

/** A form submits the value of the selected option, and can require a selection. */
export const InAForm: Story = {
  args: { name: 'draw', required: true, defaultValue: undefined },
  decorators: [(Story) => <form aria-label="The draw">{Story()}</form>],
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('radio', { name: /Seeded/ }));
    await expect(new FormData(form).get('draw')).toBe('seeded');
  },
};

function Draw() {
  const [method, setMethod] = useState('random');
  return <RadioGroup label={`Draw: ${method}`} options={options} value={method} onValueChange={setMethod} />;
}

/** The server rendered the page, and React hydrates it. */
export const Hydrated: Story = {
  render: () => <div data-testid="page" dangerouslySetInnerHTML={{ __html: renderToString(<Draw />) }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Random/ })).toBeChecked();
    const root = hydrateRoot(canvas.getByTestId('page'), <Draw />);
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Pots/ }));
      await expect(canvas.getByRole('radiogroup', { name: 'Draw: pots' })).toBeVisible();
    });
    root.unmount();
  },
};
