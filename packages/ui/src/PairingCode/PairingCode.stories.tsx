import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { PairingCode } from './PairingCode.tsx';

const meta = {
  component: PairingCode,
  args: {
    state: 'waiting',
    title: 'Give this tablet a board',
    children: 'The organiser types this code or scans it.',
    code: 'K7Q4',
    spoken: 'K 7 Q 4',
    qr: { value: 'https://oche.example/manage/pair?code=K7Q4', label: 'Link that accepts this tablet' },
  },
} satisfies Meta<typeof PairingCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Expired: Story = {
  args: {
    state: 'expired',
    title: 'The code is too old',
    children: 'It was valid for ten minutes.',
    action: <Button kind="primary">New code</Button>,
  },
};
export const Paired: Story = { args: { state: 'paired', title: 'This is board 5', children: 'Its first game comes by itself.' } };
