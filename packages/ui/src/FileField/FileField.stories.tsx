import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileField } from './FileField.tsx';

const meta = {
  component: FileField,
  args: {
    label: 'Logo',
    hint: 'PNG or SVG, at most 1 MB',
    accept: 'image/png,image/svg+xml',
    maxBytes: 1_000_000,
    file: { state: 'empty' },
    onChoose: fn(),
    onRemove: fn(),
    labels: {
      choose: 'Choose a file',
      drop: 'or drop it here',
      over: 'Release to drop it here',
      replace: 'Choose another',
      remove: (name) => `Remove ${name}`,
      cancel: (name) => `Cancel the upload of ${name}`,
      refused: (reason, name) =>
        reason === 'size' ? `${name} is larger than 1 MB. Save it smaller.` : `${name} is not a PNG or SVG. Save it as one of them.`,
    },
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, type: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type });
const drag = (type: 'dragover' | 'drop', one: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(one);
  return new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
};

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Logo/)).toHaveFocus();
    await userEvent.upload(canvas.getByLabelText(/Logo/), file('crest.png', 'image/png'));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'crest.png' }));
  },
};
export const DragOver: Story = {
  parameters: { state: 'drag over' },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText('or drop it here');
    await fireEvent(zone, drag('dragover', file('crest.svg', 'image/svg+xml')));
    await expect(await canvas.findByText('Release to drop it here')).toBeVisible();
    await fireEvent(canvas.getByText('Release to drop it here'), drag('drop', file('crest.svg', 'image/svg+xml')));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'crest.svg' }));
    await fireEvent(canvas.getByText('or drop it here'), drag('dragover', file('crest.svg', 'image/svg+xml')));
  },
};
export const TooBig: Story = {
  parameters: { state: 'too big' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText(/Logo/);
    await userEvent.upload(input, file('poster.png', 'image/png', 1_000_001));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('poster.png is larger than 1 MB. Save it smaller.');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
/** A browser checks the type of chosen files, but not of dropped ones. */
export const WrongType: Story = {
  parameters: { state: 'wrong type' },
  play: async ({ canvas, args }) => {
    await fireEvent(canvas.getByText('or drop it here'), drag('drop', file('crest.pdf', 'application/pdf')));
    await expect(canvas.getByLabelText(/Logo/)).toHaveAccessibleDescription('crest.pdf is not a PNG or SVG. Save it as one of them.');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const Uploading: Story = {
  args: { file: { state: 'uploading', name: 'crest.png', progress: 0.34, note: '34 % of 820 KB' } },
  parameters: { state: 'uploading' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'crest.png' })).toHaveAttribute('value', '0.34');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of crest.png' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
/** If the progress is unknown, the bar has no value. */
export const UploadingUnknown: Story = { args: { file: { state: 'uploading', name: 'crest.png', progress: null } } };
export const Done: Story = {
  args: { file: { state: 'done', name: 'wappen-der-dartsfreunde-pfeilingen-scheibenhausen.png', note: '212 KB' } },
  parameters: { state: 'done' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose another/), file('new.png', 'image/png'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const ServerError: Story = { args: { error: 'The file cannot be read. Save it again as PNG.' } };
