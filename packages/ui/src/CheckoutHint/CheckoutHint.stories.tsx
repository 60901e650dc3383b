import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineFrame } from '../internal/storyFrames.tsx';
import { rem } from '../internal/storyRem.ts';
import { CheckoutHint } from './CheckoutHint.tsx';

const meta = {
  component: CheckoutHint,
  args: { label: 'Finish', hint: { kind: 'route', darts: ['T20', 'T11', 'D14'] } },
  decorators: [(Story, { parameters }) => <div className={String(parameters['box'] ?? 'lit max-w-md p-4')}>{Story()}</div>],
} satisfies Meta<typeof CheckoutHint>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = (root: HTMLElement) => [...root.querySelectorAll('b')].map((dart) => dart.textContent);

export const ThreeDarts: Story = { parameters: { state: '3' } };
export const TwoDarts: Story = { args: { hint: { kind: 'route', darts: ['T17', 'D12'] } }, parameters: { state: '2' } };
export const OneDart: Story = { args: { hint: { kind: 'route', darts: ['D16'] } }, parameters: { state: '1 dart' } };
/** After a treble 20 from 121, the hint shows the rest of the route. */
export const AfterAFirstDart: Story = {
  args: { label: 'Finish, 2 darts left', hint: { kind: 'route', darts: ['T11', 'D14'] } },
  parameters: { state: 'after a first dart' },
};
/** For the side that does not throw: the same content without a background. */
export const NextTime: Story = {
  args: { label: 'Next visit', look: 'later', hint: { kind: 'route', darts: ['T17', 'D12'] } },
  parameters: { box: 'max-w-md p-4' },
};
export const Strip: Story = { args: { look: 'strip' } };
export const OnABogey: Story = { args: { hint: { kind: 'bogey', text: 'No finish from 169' } }, parameters: { state: 'bogey' } };
/** With master out, a treble may finish. */
export const MasterOut: Story = {
  args: { label: 'Finish, master out', hint: { kind: 'route', darts: ['T20', 'T20', 'T20'] } },
  parameters: { state: 'master out' },
};
/** The route for 80 ends at the player's preferred double 16. The usual route is an option. */
export const PreferredDouble: Story = {
  args: {
    label: 'Finish on 16',
    hint: { kind: 'route', darts: ['T16', 'D16'], options: [['T20', 'D10']] },
    routeLabel: (darts) => `Finish: ${darts.join(' ')}`,
  },
  parameters: { state: 'preferred double' },
};
/** The hint keeps its height, so that nothing moves when a finish becomes possible. */
export const Hidden: Story = {
  args: { hint: { kind: 'none' } },
  parameters: { state: 'hidden' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Finish')).not.toBeVisible();
    await expect(canvasElement.querySelector('.lit')?.firstElementChild?.getBoundingClientRect().height).toBe(3.5 * rem());
  },
};
export const OtherRoutes: Story = {
  args: {
    hint: { kind: 'route', darts: ['T20', 'T11', 'D14'], options: [['T17', 'T10', 'D20']] },
    routeLabel: (darts) => `Finish: ${darts.join(' ')}`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('group', { name: 'Finish: T17 T10 D20' })).toHaveFocus();
    await expect(texts(canvasElement)).toEqual(['T17', 'T10', 'D20']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(texts(canvasElement)).toEqual(['T20', 'T11', 'D14']);
    await userEvent.keyboard('{ArrowUp}');
  },
};
/** After a bust, 32 points are left again, so the finish of the next visit is the same. */
export const Bust: Story = {
  args: { label: 'Next visit', look: 'later', hint: { kind: 'route', darts: ['D16'] } },
  parameters: { box: 'max-w-md p-4' },
};
export const Offline: Story = {
  decorators: [
    (Story) => (
      <OfflineFrame>
        <div className="lit p-4">{Story()}</div>
      </OfflineFrame>
    ),
  ],
  parameters: { box: 'max-w-md' },
};
export const DecidingLeg: Story = { args: { label: 'For the game', hint: { kind: 'route', darts: ['T20', 'T20', '50'] } } };
/** The label wraps; the darts are never cut off. */
export const LongGermanNames: Story = {
  args: { label: 'Nächste Aufnahme von Karl-Heinz Scheibenbauer-Doppelmann' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.lit')?.firstElementChild;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
    await expect(texts(canvasElement)).toEqual(['T20', 'T11', 'D14']);
  },
};
