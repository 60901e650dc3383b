import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { component: EmptyState, args: { children: 'Nobody has entered yet.' } } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { parameters: { state: 'list' }, args: { action: <Button kind="primary">Paste names</Button> } };
export const SearchWithoutResult: Story = {
  parameters: { state: 'search without result' },
  args: { children: 'No player is called “Dubeltop”.', action: <Button>Clear the search</Button> },
};
/** Users without the right to add see no button. */
export const NoRightToAdd: Story = {
  parameters: { state: 'no right to add' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Nobody has entered yet.')).toBeVisible();
  },
};
