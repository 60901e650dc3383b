import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PairingCode } from './PairingCode.tsx';

const meta = {
  component: PairingCode,
  args: {
    state: 'waiting',
    title: 'Give this tablet a board',
    children: 'The organiser types this code or scans it.',
    code: 'K7Q4',
    spelledCode: 'K 7 Q 4',
    qr: { value: 'https://oche.example/manage/pair?code=K7Q4', label: 'Link that accepts this tablet' },
  },
} satisfies Meta<typeof PairingCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read out the code letter by letter. */
export const Waiting: Story = {
  parameters: { state: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('K 7 Q 4');
    await expect(canvas.getByText('Q')).toBeVisible();
    await expect(canvas.getByText('Q').closest('[aria-hidden]')).not.toBeNull();
    await expect(canvas.getByRole('img', { name: 'Link that accepts this tablet' })).toBeVisible();
  },
};
/** The expired code is crossed out and has no QR code. */
export const Expired: Story = {
  args: {
    state: 'expired',
    title: 'The code has expired',
    children: 'It was valid for ten minutes.',
    action: <Button kind="primary">New code</Button>,
  },
  parameters: { state: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'New code' })).toBeVisible();
  },
};
export const Paired: Story = {
  args: { state: 'paired', title: 'This is board 5', children: 'Its first game appears automatically.' },
  parameters: { state: 'paired' },
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
};

const typed = fn();
/** On the organiser's phone. Lower case and spaces are accepted. */
export const TypedByTheOrganiser: Story = {
  render: function Organiser() {
    const [code, setCode] = useState('');
    const field = { label: 'Code on the tablet', onCodeChange: (next: string) => (typed(next), setCode(next)) };
    return (
      <PairingCode
        state="typed"
        title="Which tablet?"
        code={code}
        field={code === 'K7Q5' ? { ...field, error: 'No tablet shows this code.' } : field}
        action={<Button kind="primary">Give it board 5</Button>}
      />
    );
  },
  parameters: { state: 'typed by the organiser' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code on the tablet');
    await userEvent.type(input, 'k7 q5');
    await expect(typed).toHaveBeenLastCalledWith('K7Q5');
    await expect(input).toHaveAccessibleDescription('No tablet shows this code.');
    await userEvent.type(input, '{Backspace}4');
    await expect(input).toHaveValue('K7Q4');
    await expect(input).toBeValid();
  },
};
