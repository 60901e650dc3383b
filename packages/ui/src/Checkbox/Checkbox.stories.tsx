import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { label: 'Paid', onCheckedChange: fn() } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click on the label, or Space, toggles the checkbox. */
export const Off: Story = {
  parameters: { state: 'off' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Paid'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true }, parameters: { state: 'on' } };
const players = ['Wout Dubbeltop', 'Karl-Heinz Scheibenbauer-Doppelmann', 'Céline Doublevingt'];
/** Some items of the list below are selected. The first press selects all items, the next one none. */
export const Indeterminate: Story = {
  parameters: { state: 'indeterminate' },
  render: function Controlled(args) {
    const [paid, setPaid] = useState([players[1]]);
    return (
      <div className="max-w-sm">
        <Checkbox
          {...args}
          label="All players"
          className="border-b-2 border-rule"
          checked={paid.length === 0 ? false : paid.length === players.length ? true : 'indeterminate'}
          onCheckedChange={(on) => setPaid(on === true ? players : [])}
        />
        {players.map((name) => (
          <Checkbox
            key={name}
            label={name}
            className="border-b border-line"
            checked={paid.includes(name)}
            onCheckedChange={(on) => setPaid(on === true ? [...paid, name] : paid.filter((other) => other !== name))}
          />
        ))}
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All players' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Céline Doublevingt' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Céline Doublevingt' }));
    await expect(all).toBePartiallyChecked();
  },
};
export const WithHint: Story = {
  args: { label: 'Test tournament', hint: 'Can be deleted with all its games.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Can be deleted with all its games.');
  },
};
/** An error of the server appears below the checkbox that it concerns. */
export const WithError: Story = {
  parameters: { state: 'error' },
  render: function Sent() {
    const [sent, setSent] = useState(false);
    const [on, setOn] = useState(false);
    return (
      <div className="grid justify-items-start gap-3">
        <Checkbox
          label="I accept the terms"
          checked={on}
          onCheckedChange={(next) => setOn(next === true)}
          error={sent && !on ? 'Needed to create an account' : undefined}
        />
        <Button onClick={() => setSent(true)}>Create the account</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Needed to create an account');
  },
};
export const Disabled: Story = { args: { label: 'Paid', hint: 'Only the cashier can change this', disabled: true, defaultChecked: true } };

/** A form submits the `value` of a checked checkbox. */
export const InAForm: Story = {
  args: { name: 'paid', value: 'yes', required: true },
  decorators: [(Story) => <form aria-label="Entry">{Story()}</form>],
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(new FormData(form).get('paid')).toBe('yes');
    form.reset();
    await waitFor(() => expect(canvas.getByRole('checkbox')).not.toBeChecked());
  },
};

/** If the parent does not accept the change, the checkbox keeps its state, here the indeterminate one. */
export const Controlled: Story = {
  args: { label: 'All players', checked: 'indeterminate' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

function Terms() {
  const [accepted, setAccepted] = useState(false);
  return <Checkbox label="I accept the terms" checked={accepted} onCheckedChange={setAccepted} hint={accepted ? 'Thank you' : undefined} />;
}

/** The server rendered the page, and React hydrates it. */
export const Hydrated: Story = {
  render: () => <div data-testid="page" dangerouslySetInnerHTML={{ __html: renderToString(<Terms />) }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'I accept the terms' })).not.toBeChecked();
    const root = hydrateRoot(canvas.getByTestId('page'), <Terms />);
    await waitFor(async () => {
      await userEvent.click(canvas.getByText('I accept the terms'));
      await expect(canvas.getByText('Thank you')).toBeVisible();
    });
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    root.unmount();
  },
};
