import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { knockoutPlan } from '@oche/mocks/plan';
import { afterTheDraw, beforeTheDraw, buildWorld, empty, finished, longGermanNames } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Overview } from './Overview.tsx';

const meta = {
  component: Overview,
  parameters: { layout: 'fullscreen', screen: { route: 'tournamentManage', params: ({ tournament }) => ({ id: tournament.id }) } },
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle of the evening: the draw is locked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the play list' })).toBeVisible();
    await expect(canvas.getByText(/the draw stays as it is/)).toBeVisible();
  },
};

export const BeforeTheDraw: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Draw' }));
    await userEvent.type(dialog.getByLabelText('Number to draw from'), '12a');
    await userEvent.click(dialog.getByRole('button', { name: 'Draw' }));
    await expect(await dialog.findByText('A whole number from 0 to 4294967295.')).toBeVisible();
  },
};

/** The server says what is missing; the number that was typed stays. */
export const TooFewAreHere: Story = {
  parameters: { screen: { world: beforeTheDraw, msw: [mockError('drawTournament', 'too-few')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Draw' }));
    await userEvent.type(dialog.getByLabelText('Number to draw from'), '180');
    await userEvent.click(dialog.getByRole('button', { name: 'Draw' }));
    await expect(await dialog.findByText(/A draw needs at least two players/)).toBeVisible();
    await expect(dialog.getByLabelText('Number to draw from')).toHaveValue('180');
  },
};

/** Drawn, nothing thrown: two can change places. */
export const Drawn: Story = {
  parameters: { screen: { world: afterTheDraw } },
  play: async ({ canvas, userEvent, world }) => {
    await expect(canvas.getByText(/^Drawn from 180,/)).toBeVisible();
    const [first] = world.entries;
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(first?.name ?? '') }));
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start the tournament' })).toBeVisible();
  },
};

export const KnockoutDrawn: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'drawn', players: 11, plan: knockoutPlan }) } },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Open registration' })).toBeVisible(),
};

export const Finished: Story = {
  parameters: { screen: { world: finished } },
  play: async ({ canvas, world }) => expect(canvas.getByText(`${world.tournament.winner} has won.`)).toBeVisible(),
};

export const EditSettings: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit settings' }));
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('A tournament needs a name.')).toBeVisible();
  },
};

/** Until the draw, with the fields it was created with. */
export const EditPlan: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change how it is played' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How it is played' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Knockout/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Cancel: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, userEvent, world }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the tournament' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Cancel the tournament' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByLabelText('Type the name to confirm'), world.tournament.name);
    await expect(dialog.getByRole('button', { name: 'Cancel the tournament' })).not.toHaveAttribute('aria-disabled');
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'drawn' }) } },
};

export const Failed: Story = { parameters: { screen: { msw: [mockError('getTournament', 'internal')] } } };

export const NotFound: Story = { parameters: { screen: { params: { id: '01931f5e-7c00-7000-8000-00000000dead' } } } };
