import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { component: EmptyState, args: { children: 'Nobody has entered yet.' } } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { args: { action: <Button kind="primary">Paste names</Button> } };
export const SearchWithoutResult: Story = {
  args: { children: 'No player is called “Dubeltop”.', action: <Button>Clear the search</Button> },
};
export const NoRightToAdd: Story = {};
