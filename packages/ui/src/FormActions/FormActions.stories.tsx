import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormActions } from './FormActions.tsx';

const submitted = fn((event: React.FormEvent) => event.preventDefault());
const meta = {
  component: FormActions,
  args: { state: 'clean', submit: 'Save', submitting: 'Saving', discard: 'Discard' },
  decorators: [(Story) => <form onSubmit={submitted}>{Story()}</form>],
} satisfies Meta<typeof FormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clean: Story = {};
export const Dirty: Story = {
  args: { state: 'dirty', message: 'Not saved yet' },
  play: async ({ userEvent }) => {
    submitted.mockClear();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(submitted).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = { args: { state: 'saving' } };
export const Saved: Story = { args: { state: 'saved', message: 'Saved' } };
export const Failed: Story = { args: { state: 'failed', message: 'Not saved: no network. Your changes are kept here.' } };
