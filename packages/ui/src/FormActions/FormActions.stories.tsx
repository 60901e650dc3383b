import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { FormActions, type FormState } from './FormActions.tsx';

const submitted = fn();
const Form = ({ children }: { children: ReactNode }) => (
  <form
    className="grid max-w-md gap-4"
    onSubmit={(event) => {
      event.preventDefault();
      submitted();
    }}
  >
    <TextField label="Name of the tournament" defaultValue="Krijtdorp Friday Open 12" />
    {children}
  </form>
);
const meta = {
  component: FormActions,
  args: { state: 'clean', submit: 'Save', submitting: 'Saving', discard: 'Discard', onDiscard: fn() },
  decorators: [(Story) => <Form>{Story()}</Form>],
  beforeEach: () => {
    submitted.mockClear();
  },
} satisfies Meta<typeof FormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in a form with one field submits it. */
export const Clean: Story = {
  parameters: { state: 'clean' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
  },
};
/** Ctrl+S saves, regardless of the focus. */
export const Dirty: Story = {
  args: { state: 'dirty', message: 'Not saved yet' },
  parameters: { state: 'dirty' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(submitted).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(submitted).toHaveBeenCalledOnce();
  },
};
/** The busy button keeps its width and ignores further presses. */
export const Saving: Story = {
  parameters: { state: 'saving' },
  render: function Controlled(args) {
    const [state, setState] = useState<FormState>('dirty');
    return <FormActions {...args} state={state} onClick={() => setState('saving')} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    const width = button.offsetWidth;
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Saving');
    await expect(button.offsetWidth).toBe(width);
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
  },
};
export const Saved: Story = { args: { state: 'saved', message: 'Saved' }, parameters: { state: 'saved' } };
export const Failed: Story = {
  args: { state: 'failed', message: 'Not saved: no network. Your changes are kept here.' },
  parameters: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved: no network. Your changes are kept here.');
    await expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  },
};
/** The fields show the errors. Without a message, the bar has no icon. */
export const FailedAtAField: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').querySelector('svg')).toBeNull();
  },
};
/** On a phone the bar stays at the bottom of the screen; on a wide screen it is below the form. */
export const StickyOnPhones: Story = {
  args: { state: 'dirty', message: 'Not saved yet' },
  parameters: { state: 'sticky on phones' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        {Array.from({ length: 14 }, (_, i) => (
          <TextField key={i} label={`Board ${i + 1}`} defaultValue="Café Den Toren" />
        ))}
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Save' }).parentElement!;
    await expect(getComputedStyle(bar).position).toBe(innerWidth < 768 ? 'sticky' : 'static');
    await expect(bar.getBoundingClientRect().bottom <= innerHeight).toBe(innerWidth < 768);
  },
};
