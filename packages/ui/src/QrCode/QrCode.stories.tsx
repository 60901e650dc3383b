import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = { component: QrCode, args: { label: 'Pair this tablet', value: 'https://oche.example/tablet/K7Q4' } } satisfies Meta<
  typeof QrCode
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const LongLink: Story = {
  args: { value: `https://oche.example/manage/tournaments/krijtdorp-friday-open-12/boards?pair=${'0123456789'.repeat(8)}` },
};
export const Dark: Story = { globals: { mode: 'dark' } };
