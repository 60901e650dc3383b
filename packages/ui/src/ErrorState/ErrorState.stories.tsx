import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'Off the board',
    children: 'There is no page at this address. It may have moved.',
    actions: <Button kind="primary">Home</Button>,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus moves to the heading, so that screen readers read it out. */
export const NotFound: Story = {
  parameters: { state: 'not found' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Off the board' })).toHaveFocus();
  },
};
export const Failed: Story = {
  parameters: { state: ['failed', 'with code'] },
  args: {
    title: 'Something went wrong',
    children: 'The server did not respond.',
    code: 'HTTP 503',
    actions: <Button kind="primary">Try again</Button>,
  },
};
export const Forbidden: Story = {
  parameters: { state: 'forbidden' },
  args: { title: 'No access', children: 'Ask an admin of the club for access.' },
};
/** The rest of the page works and keeps the focus. */
export const PartOnly: Story = {
  parameters: { state: 'part only' },
  args: { scope: 'part', title: 'No statistics', children: 'They could not be loaded.', actions: <Button>Try again</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No statistics');
    await expect(canvas.getByRole('heading', { level: 3 })).not.toHaveFocus();
  },
};
