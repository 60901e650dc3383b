import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { finger, middleOf } from '../../../../.storybook/touch.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { rem } from '../internal/storyRem.ts';
import { Dialog } from './Dialog.tsx';

const actions = (
  <>
    <Button kind="quiet">Cancel</Button>
    <Button kind="primary">Add</Button>
  </>
);
const meta = {
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    defaultOpen: true,
    title: 'Add a board',
    close: 'Close',
    onOpenChange: fn(),
    children: <TextField label="Number" type="number" defaultValue={9} />,
    actions,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const rules = Array.from({ length: 40 }, (_, i) => (
  <p key={i} className="py-1">
    {i + 1}. Darts that fall out do not count.
  </p>
));

/** The dialog is above the page and above the overlay that dims the page. */
export const AboveThePage: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add a board' });
    await expect(getComputedStyle(dialog).zIndex).toBe('1100');
    await expect(document.elementsFromPoint(1, 1).map((each) => getComputedStyle(each).zIndex)).toContain('1000');
  },
};

/** Without a field, the focus is on the dialog itself, so that screen readers read its title. */
export const Short: Story = {
  parameters: { state: 'short' },
  args: {
    title: 'Board 5 is free',
    children: 'Its game went to the records. The next one is called in a minute.',
    actions: <Button kind="primary">Call now</Button>,
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Board 5 is free' });
    await waitFor(() => expect(dialog).toHaveFocus());
    // Tab cycles through the dialog: close button, action, close button.
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Call now' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Form: Story = {
  parameters: { state: 'form' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Add a board' });
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Number' })).toHaveFocus());
  },
};

export const LongBodyScrolls: Story = {
  parameters: { state: 'long (body scrolls)' },
  args: { title: 'Rules of the house', description: 'As they were when you entered.', children: rules },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const body = screen.getByText(/^1\. Darts/).closest<HTMLElement>('[data-body]')!;
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
};

export const Busy: Story = {
  parameters: { state: 'busy' },
  args: {
    state: 'busy',
    actions: (
      <>
        <Button kind="quiet" state="off">
          Cancel
        </Button>
        <Button kind="primary" state="busy">
          Adding
        </Button>
      </>
    ),
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** The sheet is as high as its content. */
export const SheetFromBelow: Story = { args: { shape: 'bottom' } };

export const HalfSheet: Story = {
  parameters: { state: 'sheet half and full' },
  args: { shape: 'bottom', height: 'half', title: 'Rules of the house', children: rules },
  play: async () => {
    const { top, bottom } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(bottom).toBe(innerHeight);
    await expect(Math.abs(top - innerHeight / 2)).toBeLessThanOrEqual(1);
  },
};

export const FullSheet: Story = {
  parameters: { state: 'sheet half and full' },
  args: { shape: 'bottom', height: 'full', title: 'Rules of the house', children: rules },
  play: async () => {
    const { top, bottom } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect([top, bottom]).toEqual([0, innerHeight]);
  },
};

export const SheetFromTheRight: Story = { args: { shape: 'right' } };

/** On a phone, the dialog fills the screen. From 480 px, it is in the middle of the screen. */
export const FullScreenOnPhones: Story = {
  parameters: { state: 'full screen on phones' },
  args: { title: 'Karl-Heinz Scheibenbauer-Doppelmann gegen Friedrich-Wilhelm Segmentmüller-Krijtbord' },
  play: async () => {
    const { width, height } = (await screen.findByRole('dialog')).getBoundingClientRect();
    const whole = width === innerWidth && height === innerHeight;
    await expect(whole).toBe(innerWidth < 30 * rem());
  },
};

export const ReturnsFocus: Story = {
  args: { defaultOpen: false, trigger: <Button>Add a board</Button> },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Add a board' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A finger can tap the text beside a checkbox, switch or radio button, or anywhere else in its row, which is at least 44 px high. */
export const TapsOnText: Story = {
  args: {
    title: 'Ask for another evening',
    children: (
      <>
        <div data-testid="rows" className="grid">
          <Checkbox label="Fri 27 Nov" hint="Both teams are free" />
          <Switch label="Tell the other captain" />
        </div>
        <RadioGroup
          label="Venue"
          options={[
            { value: 'home', label: 'At home' },
            { value: 'away', label: 'Away' },
          ]}
        />
      </>
    ),
  },
  play: async () => {
    const { tap } = await finger();
    const dialog = await screen.findByRole('dialog');
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    const labels = { checkbox: 'Fri 27 Nov', switch: 'Tell the other captain', radio: 'Away' };
    for (const [role, name] of Object.entries(labels)) {
      await tap(middleOf(screen.getByText(name)), 40);
      await waitFor(() => expect(within(dialog).getByRole(role, { name })).toBeChecked());
    }
    for (const role of ['checkbox', 'switch']) {
      const control = within(dialog).getByRole(role);
      const { left, right, bottom, height } = control.closest('[data-testid=rows] > *')!.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await tap({ x: left + 2, y: bottom - 2 }, 40);
      await waitFor(() => expect(control).not.toBeChecked());
      await tap({ x: right - 2, y: bottom - 2 }, 40);
      await waitFor(() => expect(control).toBeChecked());
    }
  },
};
