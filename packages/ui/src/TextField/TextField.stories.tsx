import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from './TextField.tsx';

const password = { show: 'Show the password', hide: 'Hide the password', capsLock: 'Caps lock is on' };
const meta = {
  component: TextField,
  args: { label: 'Name of the tournament', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { defaultValue: 'Krijtdorp Friday Open 12', hint: 'The name that players see', counter: '24 / 80' } };
export const EachType: Story = {
  parameters: { state: 'each type' },
  render: () => (
    <div className="grid gap-5">
      <TextField label="Name" defaultValue="Karl-Heinz Scheibenbauer-Doppelmann" autoComplete="name" />
      <TextField label="E-mail" type="email" autoComplete="email" defaultValue="ilse@pijlstra.example" />
      <TextField label="Telephone" type="tel" autoComplete="tel" defaultValue="+32 470 00 00 00" />
      <TextField label="Site" type="url" placeholder="https://" />
      <TextField label="Search players" type="search" placeholder="Name or club" />
      <TextField label="Number of boards" type="number" defaultValue={8} hint="One tablet for each" />
      <TextField label="Password" password={password} autoComplete="new-password" defaultValue="treble-twenty" />
      <TextField label="Paste names, one a line" rows={4} defaultValue={'Wout Dubbeltop\nCéline Doublevingt'} />
    </div>
  ),
};
/** ↑ and ↓ change the value by a step, within the limits. For users without a keyboard, there are buttons. */
export const NumberWithUnit: Story = {
  parameters: { state: 'number with unit and limits' },
  args: {
    label: 'A game takes',
    type: 'number',
    defaultValue: 88,
    min: 5,
    max: 90,
    unit: 'min',
    steps: { less: 'A minute less', more: 'A minute more' },
    hint: 'From 5 to 90. The estimated times of games depend on it.',
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue(90);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('90');
    await userEvent.click(canvas.getByRole('button', { name: 'A minute less' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('89');
  },
};
export const Password: Story = {
  args: { label: 'Password', size: 'lg', defaultValue: 'treble-twenty', password, autoComplete: 'current-password' },
  parameters: { state: 'password shown' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: password.show }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: password.hide })).toHaveFocus();
  },
};
/** The notice about caps lock is shown even with an error, because caps lock is often its cause. */
export const CapsLock: Story = {
  args: { label: 'Password', size: 'lg', password, error: 'The e-mail or the password is wrong' },
  parameters: { state: 'caps lock on' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.keyboard('{CapsLock}TREBLE');
    await expect(canvas.getByText('Caps lock is on')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('The e-mail or the password is wrong Caps lock is on');
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.queryByText('Caps lock is on')).toBeNull();
    await userEvent.keyboard('{CapsLock}B');
  },
};
export const WithError: Story = {
  args: { label: 'Number of boards', type: 'number', defaultValue: 0, hint: 'One tablet for each', error: 'At least one board' },
  parameters: { state: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeInvalid();
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('At least one board');
  },
};
/** The response of the server is `{ code: 'invalid', fields: { name: 'taken' } }`, and the screen shows an error below the field. */
export const ServerError: Story = {
  parameters: { state: 'server error' },
  render: function TournamentForm() {
    const [name, setName] = useState('Krijtdorp Friday Open 12');
    const [rejectedName, setRejectedName] = useState('');
    return (
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setRejectedName(name);
        }}
      >
        <TextField
          label="Name of the tournament"
          value={name}
          onValueChange={setName}
          error={rejectedName !== '' && rejectedName === name ? 'Another tournament has this name. Add the day or a number.' : undefined}
        />
        <Button type="submit" kind="primary">
          Save
        </Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Another tournament has this name. Add the day or a number.');
    await userEvent.type(input, 'b');
    await expect(input).toBeValid();
    await userEvent.type(input, '{Backspace}');
    await expect(input).toBeInvalid();
  },
};
/** A read-only field has no border. */
export const ReadOnly: Story = {
  args: { label: 'Venue', readOnly: true, defaultValue: 'Café Den Toren', hint: 'Only the organiser can change it' },
  parameters: { state: 'read-only' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveValue('Café Den Toren');
  },
};
/** `onValueChange` is called even if a browser or password manager fills in the field. */
export const Autofill: Story = {
  args: { label: 'E-mail', type: 'email', autoComplete: 'username' },
  parameters: { state: 'autofill' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('autocomplete', 'username');
    await fireEvent.change(input, { target: { value: 'ilse@pijlstra.example' } });
    await expect(args.onValueChange).toHaveBeenCalledWith('ilse@pijlstra.example');
  },
};
/** Esc clears a search. */
export const Search: Story = {
  args: { label: 'Search players', labelHidden: true, type: 'search', placeholder: 'Name or club' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search players' });
    await userEvent.type(input, 'dubbel{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};
export const ManyLines: Story = {
  args: { label: 'Paste names, one a line', rows: 5, defaultValue: 'Wout Dubbeltop\nKarl-Heinz Scheibenbauer-Doppelmann' },
};

function ClubField() {
  const [name, setName] = useState('');
  return <TextField label="Club" value={name} onValueChange={setName} hint={name} />;
}

/** If the user types text before React hydrates the page, the field keeps it. */
export const TypedBeforeHydration: Story = {
  render: () => <div data-testid="page" dangerouslySetInnerHTML={{ __html: renderToString(<ClubField />) }} />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Club');
    field.value = 'DC De Krijtlijn';
    const root = hydrateRoot(canvas.getByTestId('page'), <ClubField />);
    await expect(await canvas.findByText('DC De Krijtlijn')).toBeVisible();
    await expect(field).toHaveValue('DC De Krijtlijn');
    root.unmount();
  },
};
