import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = { component: QrCode, args: { label: 'Pair this tablet', value: 'https://oche.example/tablet/K7Q4' } } satisfies Meta<
  typeof QrCode
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A quarter of it may be dirty and it is still read (correction Q): 29 modules for a link of this length, and no margin of its own. */
export const Link: Story = {
  parameters: { state: 'link' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Pair this tablet' });
    await expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    await expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['300', '300']);
  },
};

/** More to say, finer modules, the same size. */
export const LongLink: Story = {
  parameters: { state: 'long link' },
  args: { value: `https://oche.example/manage/tournaments/krijtdorp-friday-open-12/boards?pair=${'0123456789'.repeat(8)}` },
};
/** On paper as on the screen, with the link beside it for who has no camera. */
export const Printed: Story = {
  parameters: { state: 'print' },
  render: (args) => (
    <figure className="flex flex-wrap items-center gap-4">
      <QrCode {...args} width={150} height={150} />
      <figcaption className="min-w-0 text-body-small break-all">{args.value}</figcaption>
    </figure>
  ),
  play: async ({ canvas }) => {
    // Printers leave out backgrounds; the modules are a path and stay.
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
