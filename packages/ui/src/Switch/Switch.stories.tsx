import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = { component: Switch, args: { label: 'Free boards get the next game automatically', onCheckedChange: fn() } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label belongs to it; Space turns it. */
export const Off: Story = {
  parameters: { state: 'off' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Free boards get the next game automatically'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
export const On: Story = { args: { defaultChecked: true }, parameters: { state: 'on' } };
/** Shows already what was asked for, and takes no second press until the server has answered. */
export const Pending: Story = {
  args: { checked: true, pending: true },
  parameters: { state: 'pending' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
  },
};
/** Back where it was, and why. */
export const Refused: Story = {
  args: { checked: false, error: 'No board is in use yet' },
  parameters: { state: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('No board is in use yet');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true, checked: true } };

/** In a cell of a table, which is as narrow as it is: in the middle of its row. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  decorators: [
    (Story) => (
      <div data-testid="cell" className="flex w-min">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [cell, box] = [canvas.getByTestId('cell'), canvas.getByRole('switch', { name: /next game/ })].map((element: HTMLElement) =>
      element.getBoundingClientRect(),
    );
    await expect(box!.top - cell!.top).toBe(cell!.bottom - box!.bottom);
  },
};

/** A form sends it as any box, and can ask for it. */
export const InAForm: Story = {
  args: { name: 'byItself', required: true },
  decorators: [(Story) => <form aria-label="Boards">{Story()}</form>],
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(form.checkValidity()).toBe(true);
    await expect(new FormData(form).get('byItself')).toBe('on');
    form.reset();
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked());
  },
};

function Reserve() {
  const [on, setOn] = useState(false);
  return <Switch label={on ? 'Kept free' : 'In use'} checked={on} onCheckedChange={setOn} />;
}

/** A server rendered the page; the script takes it over. */
export const FromAServer: Story = {
  render: () => <div data-testid="page" dangerouslySetInnerHTML={{ __html: renderToString(<Reserve />) }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: 'In use' })).not.toBeChecked();
    const root = hydrateRoot(canvas.getByTestId('page'), <Reserve />);
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('switch'));
      await expect(canvas.getByRole('switch', { name: 'Kept free' })).toBeChecked();
    });
    root.unmount();
  },
};
