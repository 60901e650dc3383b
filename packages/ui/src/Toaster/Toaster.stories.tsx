import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { toast, Toaster } from './Toaster.tsx';

const onUndo = fn();
const meta = {
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { label: 'Notifications', close: 'Close' },
  beforeEach: () => void onUndo.mockClear(),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const withoutTimeout = { duration: Infinity };
/** Renders a button that calls `show`. */
const withButton = (show: () => void): Pick<Story, 'render'> => ({
  render: (args) => (
    <div className="h-72">
      <Button onClick={show}>Show</Button>
      <Toaster {...args} />
    </div>
  ),
});
const toastOf = (text: string) => screen.getByText(text).closest('[data-sonner-toast]');

export const WithAction: Story = {
  parameters: { state: 'action' },
  ...withButton(() => toast.success('Board 6 has its next game', { ...withoutTimeout, action: { label: 'Undo', onClick: onUndo } })),
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(show);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Board 6 has its next game')).toBeNull());
    await userEvent.click(show);
    await screen.findByText('Board 6 has its next game');
  },
};

/** All types of toasts. */
export const EachType: Story = {
  parameters: { state: 'each type' },
  ...withButton(() => {
    toast('Copied', withoutTimeout);
    toast.success('Board 6 has its next game', withoutTimeout);
    toast.info('The draw is at 19:45', withoutTimeout);
    toast.warning('Board 4 is three minutes behind', withoutTimeout);
    toast.error('Not called', { ...withoutTimeout, description: 'Board 6 is out of order.' });
    toast.loading('Drawing', withoutTimeout);
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await screen.findByText('Drawing');
    const types = { Copied: null, 'Board 6 has its next game': 'success', 'The draw is at 19:45': 'info' };
    for (const [text, type] of Object.entries(types)) await expect(toastOf(text)?.getAttribute('data-type')).toBe(type);
    const more = { 'Board 4 is three minutes behind': 'warning', 'Not called': 'error', Drawing: 'loading' };
    for (const [text, type] of Object.entries(more)) await expect(toastOf(text)).toHaveAttribute('data-type', type);
    // Alt+T moves the focus to the toasts and expands them.
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(toastOf('Drawing')).toHaveAttribute('data-expanded', 'true'));
  },
};

export const WithCloseButton: Story = {
  parameters: { state: 'close button' },
  ...withButton(() => toast.warning('Board 4 is three minutes behind', { ...withoutTimeout, closeButton: true })),
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(show);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Board 4 is three minutes behind')).toBeNull());
    await userEvent.click(show);
    await screen.findByRole('button', { name: 'Close' });
  },
};

/** A toast with the same id replaces the text of the earlier one. */
export const UpdatedById: Story = {
  parameters: { state: 'update by id' },
  render: (args) => (
    <div className="h-72">
      <Button onClick={() => toast.loading('Drawing', { id: 'draw' })}>Draw</Button>
      <Button onClick={() => toast.success('Drawn', { ...withoutTimeout, id: 'draw' })}>Finish</Button>
      <Toaster {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    const item = (await screen.findByText('Drawing')).closest('li');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(item).toHaveTextContent('Drawn'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

let pendingDraw: { resolve: () => void; reject: () => void };
/** The toast shows the progress and the result of a promise. */
export const WithPromise: Story = {
  render: (args) => (
    <div className="h-72">
      <Button
        onClick={() => {
          const drawing = new Promise<void>((resolve, reject) => (pendingDraw = { resolve, reject: () => reject(new Error('rejected')) }));
          toast.promise(drawing, { loading: 'Drawing', success: 'Drawn', error: 'Not drawn: 2 players are not here', ...withoutTimeout });
        }}
      >
        Draw
      </Button>
      <Toaster {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const draw = canvas.getByRole('button', { name: 'Draw' });
    await userEvent.click(draw);
    await screen.findByText('Drawing');
    pendingDraw.resolve();
    await screen.findByText('Drawn');
    await userEvent.click(draw);
    await screen.findByText('Drawing');
    pendingDraw.reject();
    await screen.findByText('Not drawn: 2 players are not here');
  },
};

/** Three toasts are visible. The oldest waits behind them until there is space. */
export const AFourthWaits: Story = {
  parameters: { state: 'three visible and a fourth waiting' },
  ...withButton(() => {
    for (const n of [1, 2, 3, 4]) toast(`Board ${n} is free`, withoutTimeout);
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await screen.findByText('Board 4 is free');
    const visible = () => [1, 2, 3, 4].filter((n) => toastOf(`Board ${n} is free`)?.getAttribute('data-visible') === 'true');
    await waitFor(() => expect(visible()).toEqual([2, 3, 4]));
    await expect(toastOf('Board 1 is free')).toHaveAttribute('data-visible', 'false');
  },
};

/** The position, width and distance of toasts, and the shortcut that focuses them. */
export const AtTheCorner: Story = {
  ...withButton(() => {
    for (const n of [1, 2]) toast(`Board ${n} is free`, withoutTimeout);
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await screen.findByText('Board 2 is free');
    const region = screen.getByRole('region', { name: 'Notifications alt+T' });
    const list = region.querySelector('ol')!;
    await expect([list.dataset['yPosition'], list.dataset['xPosition']]).toEqual(['bottom', 'right']);
    if (innerWidth > 600) await expect(toastOf('Board 2 is free')!.getBoundingClientRect().width).toBe(356);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(toastOf('Board 1 is free')).toHaveAttribute('data-expanded', 'true'));
    const box = (text: string) => toastOf(text)!.getBoundingClientRect();
    await waitFor(() => expect(Math.round(box('Board 2 is free').top - box('Board 1 is free').bottom)).toBe(14));
  },
};

/** A toast closes after four seconds and takes 200 ms to disappear. */
export const ForFourSeconds: Story = {
  ...withButton(() => toast('Copied', { onAutoClose: () => (closing = performance.now()) })),
  play: async ({ canvas, userEvent }) => {
    closing = 0;
    const start = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await screen.findByText('Copied');
    // Timers run in their order, even on a busy machine. When this one fires, the toast must already be closing.
    const closingLater = new Promise<number>((resolve) => setTimeout(() => resolve(closing), 4700));
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
    await expect(closing - start).toBeGreaterThanOrEqual(4000);
    await expect(performance.now() - closing).toBeGreaterThanOrEqual(199);
    await expect(await closingLater).toBe(closing);
  },
};
let closing = 0;

/** A swipe to the right or down closes a toast if it is 45 px long or faster than 0.11 px per ms. */
export const Swiped: Story = {
  ...withButton(() => toast('Copied', withoutTimeout)),
  play: async ({ canvas, userEvent }) => {
    const now = new Date().getTime();
    const RealDate = Date;
    let clock = now;
    globalThis.Date = class extends RealDate {
      constructor() {
        super(clock);
      }
    } as DateConstructor;
    const { setPointerCapture } = Element.prototype;
    // The pointer of a scripted event cannot be captured.
    Element.prototype.setPointerCapture = () => {};
    const swipe = async (pixels: number, milliseconds: number) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      const item = (await screen.findByText('Copied')).closest('li')!;
      await fireEvent.pointerDown(item, { clientX: 100, clientY: 100 });
      await fireEvent.pointerMove(item, { clientX: 102, clientY: 100 });
      // The toast follows the pointer after the first move, which sets the direction.
      await waitFor(async () => {
        await fireEvent.pointerMove(item, { clientX: 100 + pixels, clientY: 100 });
        await expect(item.style.getPropertyValue('--swipe-amount-x')).toBe(`${pixels}px`);
      });
      clock += milliseconds;
      await fireEvent.pointerUp(item, { clientX: 100 + pixels, clientY: 100 });
      const isGone = item.getAttribute('data-removed') === 'true';
      toast.dismiss();
      await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
      return isGone;
    };
    await expect(await swipe(45, 10_000)).toBe(true);
    await expect(await swipe(44, 10_000)).toBe(false);
    await expect(await swipe(44, 400)).toBe(false);
    await expect(await swipe(44, 399)).toBe(true);
    Element.prototype.setPointerCapture = setPointerCapture;
    globalThis.Date = RealDate;
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  },
};

/** Tab goes through the toasts and on, and is not sent back to where it came from. */
export const TabGoesOn: Story = {
  ...withButton(() => {
    toast.success('8 players added', withoutTimeout);
    toast('Copied', withoutTimeout);
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await screen.findByText('Copied');
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(toastOf('8 players added')?.contains(document.activeElement) || toastOf('Copied')?.contains(document.activeElement)).toBe(
      true,
    );
    await userEvent.tab();
    await expect(document.activeElement?.closest('[data-sonner-toast]')).toBeNull();
    await expect(button).not.toHaveFocus();
  },
};
