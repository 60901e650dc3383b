import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'Off the board',
    children: 'There is no page here. It may have moved, or it never was.',
    actions: <Button kind="primary">Home</Button>,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};
export const Failed: Story = {
  args: {
    title: 'That went wrong',
    children: 'The server did not answer.',
    code: 'HTTP 503',
    actions: <Button kind="primary">Try again</Button>,
  },
};
export const Forbidden: Story = { args: { title: 'Not yours', children: 'Ask an admin of the club for access.' } };
export const PartOnly: Story = {
  args: { scope: 'part', title: 'No statistics', children: 'They could not be read just now.', actions: <Button>Try again</Button> },
};
