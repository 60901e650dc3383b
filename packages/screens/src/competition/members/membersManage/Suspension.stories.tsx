import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { membersOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { messages as errorMessages } from '../../../shell/errorMessages.ts';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { messages } from '../../parts/suspensionMessages.ts';
import { MembersManage } from './MembersManage.tsx';
import { messages as menuMessages } from './mergeMessages.ts';

const sent = fn();

const suspend = (world: World) =>
  mock('updateMember', (input) => {
    sent(input);
    return membersOf(world).find(({ id }) => id === input.id)!;
  });

const meta = {
  component: MembersManage,
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'membersManage',
      params: ({ competition }: World) => ({ org_slug: competition.organisation.slug, season_slug: competition.season!.slug }),
      msw: (world: World) => [suspend(world)],
    },
  },
} satisfies Meta<typeof MembersManage>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent' | 'world' | 'say'>;

/** Opens the menu of a member. */
const openMenu = async ({ canvas, userEvent, world, say }: PlayContext, at: number) => {
  sent.mockClear();
  const { name } = membersOf(world)[at]!;
  await userEvent.click(await canvas.findByRole('button', { name: say(menuMessages.more, { name }) }));
  await screen.findByRole('menuitem', { name: say(menuMessages.samePerson) });
};

const openDialog = async (context: PlayContext, at = 0) => {
  const { userEvent, world, say } = context;
  await openMenu(context, at);
  await userEvent.click(screen.getByRole('menuitem', { name: say(messages.open) }));
  return within(await screen.findByRole('dialog', { name: say(messages.title, { name: membersOf(world)[at]!.name }) }));
};

/** The organiser suspends a player of a team that plays today until a day. The dialog says what this means for the lineup of tonight. */
export const UntilADay: Story = {
  play: async (context) => {
    const { userEvent, world, say } = context;
    const dialog = await openDialog(context);
    const { id, name } = membersOf(world)[0]!;
    const [away, , , home] = teamsOf(world);
    await expect(dialog.getByText(say(messages.tonight, { home: home!.name, away: away!.name, name }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(messages.suspend) }));
    await expect(await dialog.findByText(say(messages.lastDayMissing))).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(say(messages.lastDay))).toHaveFocus());
    await userEvent.type(dialog.getByLabelText(say(messages.lastDay)), '2026-12-12');
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.optional)), 'Red card');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.suspend) }));
    await waitFor(() => expect(screen.getByText(say(messages.suspended, { name }))).toBeVisible());
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id, suspension: { to: '2026-12-12' }, reason: 'Red card' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A suspension for matches says which matches count. The team does not play today. */
export const ForMatches: Story = {
  parameters: { screen: { msw: (world) => [suspend(world), mock('listMatches', { items: [], page: 1, perPage: 200, total: 0 })] } },
  play: async (context) => {
    const { userEvent, world, say } = context;
    const dialog = await openDialog(context);
    const { name } = membersOf(world)[0]!;
    await expect(dialog.queryByText(/today\./)).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: say(messages.forMatches) }));
    await expect(dialog.getByText(say(messages.matchesHint))).toBeVisible();
    const field = dialog.getByLabelText(say(messages.matches));
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: say(messages.suspend) }));
    await expect(await dialog.findByText(say(messages.matchesMissing))).toBeVisible();
    await userEvent.type(field, '2');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.suspend) }));
    await waitFor(() => expect(screen.getByText(say(messages.suspended, { name }))).toBeVisible());
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ suspension: { matches: 2 } }));
  },
};

/** The server refuses. The dialog stays open with what was typed. */
export const Refused: Story = {
  parameters: { screen: { msw: [mockError('updateMember', 'internal')] } },
  play: async (context) => {
    const { userEvent, say } = context;
    const dialog = await openDialog(context);
    await userEvent.type(dialog.getByLabelText(say(messages.lastDay)), '2026-12-12');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.suspend) }));
    await expect(await dialog.findByText(say(errorMessages.internal))).toBeVisible();
    await expect(dialog.getByLabelText(say(messages.lastDay))).toHaveValue('2026-12-12');
  },
};

/** The menu of a suspended player lifts the suspension. */
export const LiftSuspension: Story = {
  play: async (context) => {
    const { userEvent, world, say } = context;
    await openMenu(context, 5);
    await expect(screen.queryByRole('menuitem', { name: say(messages.open) })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: say(messages.lift) }));
    const { id, name } = membersOf(world)[5]!;
    const dialog = within(await screen.findByRole('alertdialog', { name: say(messages.liftTitle, { name }) }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.lift) }));
    await waitFor(() => expect(screen.getByText(say(messages.lifted, { name }))).toBeVisible());
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id, suspension: null }));
  },
};

/** A player whom a captain has only asked for cannot be suspended. */
export const OnlyRequested: Story = {
  play: async (context) => {
    await openMenu(context, 3);
    await expect(screen.queryByRole('menuitem', { name: context.say(messages.open) })).toBeNull();
  },
};

export const Phone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openDialog(context);
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames } },
  play: async (context) => {
    await openDialog(context);
  },
};
