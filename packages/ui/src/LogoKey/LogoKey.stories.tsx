import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { LogoKey } from './LogoKey.tsx';

const label = 'Leave: tap five times';
const onPress = fn();

const meta = { component: LogoKey, beforeEach: () => void onPress.mockClear() } satisfies Meta<typeof LogoKey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {
  parameters: { state: 'mark' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** As with every key, a finger may slip up to 100 px. The keyboard can press it too. */
export const AsAKey: Story = {
  args: { press: { label, onPress } },
  parameters: { state: 'as a key' },
  play: async ({ canvas, userEvent }) => {
    const key = canvas.getByRole('button', { name: label });
    const slip = async (distance: number) => {
      await fireEvent.pointerDown(key, { button: 0, clientX: 10, clientY: 10 });
      await fireEvent.pointerUp(key, { clientX: 10 + distance, clientY: 10 });
      // Browsers also send a click.
      await fireEvent.click(key);
    };
    await slip(0);
    await slip(100);
    await expect(onPress).toHaveBeenCalledTimes(2);
    await slip(101);
    await expect(onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(key).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(onPress).toHaveBeenCalledTimes(4);
  },
};
