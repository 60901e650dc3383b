import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { boardOf } from '@oche/mocks/responses/site';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, within } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { fieldMessages } from '../../../parts/forms/fieldMessages.ts';
import { boardMessages } from '../boardMessages.ts';
import { BoardMemberEdit } from './BoardMemberEdit.tsx';

const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  id: boardOf(world)[1]!.id,
});

const meta = {
  component: BoardMemberEdit,
  parameters: { layout: 'fullscreen', screen: { route: 'boardMemberEdit', params: paramsOf } },
} satisfies Meta<typeof BoardMemberEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { name, office, phone } = boardOf(world)[1]!;
    await expect(await canvas.findByLabelText(say(words.name))).toHaveValue(name);
    await expect(canvas.getByLabelText(say(boardMessages.office))).toHaveValue(office);
    await expect(canvas.getByLabelText(say(fieldMessages.phone))).toHaveValue(phone);
  },
};

/** Removing a member needs an answer to a question. */
export const Remove: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(boardMessages.remove) }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: say(boardMessages.removeTitle, { name: boardOf(world)[1]!.name }) }),
    );
    await expect(dialog.getByText(say(boardMessages.removeMeans))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(words.cancel) }));
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'captain' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listBoardMembers', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), id: world.user.id }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
