import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { boardMessages } from '../boardMessages.ts';
import { BoardMemberCreate } from './BoardMemberCreate.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: BoardMemberCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'boardMemberCreate', params: paramsOf } },
} satisfies Meta<typeof BoardMemberCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(boardMessages.createTitle) })).toBeVisible();
    await expect(await canvas.findByLabelText(say(boardMessages.office))).toBeVisible();
  },
};

/** Name and role are missing, then the phone number is wrong. */
export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('createBoardMember', 'invalid', { fields: { phone: 'invalid_format' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(boardMessages.add) }));
    await expect(await canvas.findByText(say(boardMessages.nameMissing))).toBeVisible();
    await expect(canvas.getByText(say(boardMessages.officeMissing))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'Firmin Telraam');
    await userEvent.type(canvas.getByLabelText(say(boardMessages.office)), 'Secretaris{Enter}');
    await expect(await canvas.findByText(say(boardMessages.phoneInvalid))).toBeVisible();
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
  parameters: { screen: { msw: [mockError('getManagedCompetition', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
