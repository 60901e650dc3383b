import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { MarkdownField } from './MarkdownField.tsx';

const news = `Fien Ochelaar decided the last leg in Bullegem with **T20, T20 and the bull**.\n\nThe home side had led 5–3.`;
const labels = {
  write: 'Write',
  preview: 'Preview',
  bold: 'Bold (Ctrl+B)',
  italic: 'Italic (Ctrl+I)',
  picture: 'Add a picture',
  nothing: 'Nothing written yet.',
};
/** Renders a preview as a host would, but supports only bold. */
const rendered = (text: string) =>
  text.split('\n\n').map((paragraph) => (
    <p key={paragraph} className="mb-3">
      {paragraph.split('**').map((part, i) => (i % 2 ? <strong key={i}>{part}</strong> : part))}
    </p>
  ));

const meta = {
  component: MarkdownField,
  args: { label: 'News', value: news, onValueChange: fn(), labels, preview: '' },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <MarkdownField
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
        {...(args.preview !== undefined && { preview: rendered(value) })}
      />
    );
  },
} satisfies Meta<typeof MarkdownField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ctrl+B and Ctrl+I put marks around the selection, and remove them again. */
export const Write: Story = {
  args: { value: 'Fien threw 170' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'News' });
    await userEvent.click(area);
    area.setSelectionRange(5, 10);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(area).toHaveValue('Fien **threw** 170');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(area).toHaveValue('Fien threw 170');
    await userEvent.click(canvas.getByRole('button', { name: 'Italic (Ctrl+I)' }));
    await expect(area).toHaveValue('Fien *threw* 170');
    await expect(area).toHaveFocus();
  },
};
/** For a remark of the marker, without Markdown and tabs. */
export const Plain: Story = {
  render: (args) => <MarkdownField label="Remark" value="Board 3: the light flickers." onValueChange={args.onValueChange} rows={3} />,
  parameters: { state: 'plain' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' });
    area.setSelectionRange(0, 5);
    await userEvent.type(area, '{Control>}b{/Control}', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    await expect(area).toHaveValue('Board 3: the light flickers.');
  },
};
export const Empty: Story = {
  args: { value: '', view: 'preview' },
  parameters: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Preview' })).toHaveTextContent('Nothing written yet.');
  },
};
/** The field grows with its text, and scrolls when it is as high as 70 % of the window. */
export const Long: Story = {
  args: { value: Array.from({ length: 12 }, (_, i) => `Matchday ${i + 1}. ${news}`).join('\n\n'), counter: '1,612 / 5,000' },
  parameters: { state: 'long' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.offsetHeight).toBeGreaterThan(300);
    await expect(area.offsetHeight).toBeLessThanOrEqual(innerHeight * 0.7 + 1);
  },
};
/** The arrow keys switch between the tabs. The text is kept. */
export const Preview: Story = {
  parameters: { state: 'preview' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Write' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('T20, T20 and the bull').tagName).toBe('STRONG');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('textbox')).toHaveValue(news);
    await userEvent.keyboard('{ArrowRight}');
  },
};
/** The host uploads a chosen, pasted or dropped picture, and puts it into the text. */
export const PictureUploading: Story = {
  args: { onPicture: fn(), uploads: [{ name: 'siegerehrung-vereinsmeisterschaft.jpg', progress: 0.34, note: '34 %' }] },
  parameters: { state: 'picture uploading' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.34');
    const picture = new File(['x'], 'derby.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Add a picture'), picture);
    await expect(args.onPicture).toHaveBeenCalledOnce();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(picture);
    await fireEvent(canvas.getByRole('textbox'), new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onPicture).toHaveBeenCalledTimes(2);
  },
};
export const ServerError: Story = {
  args: { error: 'Longer than 5,000 characters. Make it shorter.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Longer than 5,000 characters. Make it shorter.');
  },
};
