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

/** A press on the label, or Space, toggles the switch. */
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
/** The switch shows the requested state, and ignores presses until the server has responded. */
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
/** The switch shows the old state again, with the reason. */
export const Rejected: Story = {
  args: { checked: false, error: 'No board is in use yet' },
  parameters: { state: 'rejected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('No board is in use yet');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true, checked: true } };

/** In a table cell of its width, a switch is vertically centred. */
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

/** A form submits a switch like a checkbox, and can require it. */
export const InAForm: Story = {
  args: { name: 'autoAssign', required: true },
  decorators: [(Story) => <form aria-label="Boards">{Story()}</form>],
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(form.checkValidity()).toBe(true);
    await expect(new FormData(form).get('autoAssign')).toBe('on');
    form.reset();
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked());
  },
};

function ReservedSwitch() {
  const [on, setOn] = useState(false);
  return <Switch label={on ? 'Kept free' : 'In use'} checked={on} onCheckedChange={setOn} />;
}

/** The server rendered the page, and React hydrates it. */
export const Hydrated: Story = {
  render: () => <div data-testid="page" dangerouslySetInnerHTML={{ __html: renderToString(<ReservedSwitch />) }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: 'In use' })).not.toBeChecked();
    const root = hydrateRoot(canvas.getByTestId('page'), <ReservedSwitch />);
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('switch'));
      await expect(canvas.getByRole('switch', { name: 'Kept free' })).toBeChecked();
    });
    root.unmount();
  },
};
