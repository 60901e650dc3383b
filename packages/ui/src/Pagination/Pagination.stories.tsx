import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: {
    label: 'Pages',
    page: 3,
    pages: 12,
    href: (page) => `?page=${page}`,
    previous: 'Previous page',
    next: 'Next page',
    status: 'Page 3 of 12',
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  parameters: { state: 'middle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=4');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=2');
  },
};
export const First: Story = {
  parameters: { state: 'first' },
  args: { page: 1, status: 'Page 1 of 12' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  },
};

export const Last: Story = {
  parameters: { state: 'last' },
  args: { page: 12, status: 'Page 12 of 12' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Next page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
  },
};

export const OnePage: Story = {
  parameters: { state: 'one page (absent)' },
  args: { pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
