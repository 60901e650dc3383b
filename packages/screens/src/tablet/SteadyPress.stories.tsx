import { Button } from '@oche/ui/Button';
import { LogoKey } from '@oche/ui/LogoKey';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { finger, middleOf } from '../../../../.storybook/touch.ts';

/** The simplest case. A pressed button disappears, and another control appears in its place. */
function ReplacedButton() {
  const [isShown, setShown] = useState(true);
  const [pressed, setPressed] = useState(0);
  if (isShown) return <LogoKey className="size-24!" press={{ label: 'Pressed', onPress: () => setShown(false) }} />;
  return (
    <Button className="size-24!" onClick={() => setPressed((count) => count + 1)}>
      {pressed}
    </Button>
  );
}

const meta = {
  component: ReplacedButton,
  render: () => (
    <div className="flex flex-wrap gap-4 p-4">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <ReplacedButton key={place} />
      ))}
    </div>
  ),
} satisfies Meta<typeof ReplacedButton>;
export default meta;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A touch presses only the control on which it began, however long it lasts. The same is true of a double tap. */
export const ReplacedControl: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { tap } = await finger();
    const next = () => middleOf(canvas.getAllByRole('button', { name: 'Pressed' })[0]!);
    for (const hold of [30, 80, 250]) await tap(next(), hold);
    for (const gap of [60, 130, 300]) await tap(next(), 40, gap);
    await pause(100);
    await expect(canvas.getAllByRole('button', { name: '0' })).toHaveLength(6);
    // A separate press after a pause counts.
    await pause(550);
    await tap(middleOf(canvas.getAllByRole('button', { name: '0' })[0]!), 80);
    await expect(await canvas.findByRole('button', { name: '1' })).toBeVisible();
  },
};
