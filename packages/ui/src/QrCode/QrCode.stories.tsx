import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = { component: QrCode, args: { label: 'Pair this tablet', value: 'https://oche.example/tablet/K7Q4' } } satisfies Meta<
  typeof QrCode
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With error correction Q, the code is readable if a quarter of it is covered. A link of this length needs 29 × 29 modules. */
export const Link: Story = {
  parameters: { state: 'link' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Pair this tablet' });
    await expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    await expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['300', '300']);
  },
};

/** A longer link has smaller modules; the size is the same. */
export const LongLink: Story = {
  parameters: { state: 'long link' },
  args: { value: `https://oche.example/manage/tournaments/krijtdorp-friday-open-12/boards?pair=${'0123456789'.repeat(8)}` },
};
/** In print, the link is beside the code, for users without a camera. */
export const Printed: Story = {
  parameters: { state: 'print' },
  render: (args) => (
    <figure className="flex flex-wrap items-center gap-4">
      <QrCode {...args} width={150} height={150} />
      <figcaption className="min-w-0 text-body-small break-all">{args.value}</figcaption>
    </figure>
  ),
  play: async ({ canvas }) => {
    // Browsers do not print backgrounds, but the modules are a path.
    await expect(getComputedStyle(canvas.getByRole('img').querySelector('path')!).fill).toBe('rgb(0, 0, 0)');
  },
};

export const Dark: Story = {
  parameters: { state: 'dark (stays black on white)' },
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img');
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(code.querySelector('path')!).fill).toBe('rgb(0, 0, 0)');
  },
};
