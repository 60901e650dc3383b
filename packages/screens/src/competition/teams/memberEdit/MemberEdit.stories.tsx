import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from '@oche/darts/days';
import { formatPlanned } from '@oche/i18n/format';
import { managedCompetitionOf, withTeam } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { membersOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { words } from '../../../shell/words.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages as suspensionMessages } from '../../parts/suspensionMessages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { messages } from '../memberMessages.ts';
import { messages as transferMessages } from '../transferMessages.ts';
import { MemberEdit } from './MemberEdit.tsx';

const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  team_slug: teamsOf(world)[0]!.team.slug,
  member_id: membersOf(world)[0]!.id,
});

/** The first team of the world for its captain. `rosterByCaptain`: what the season lets captains do */
const asCaptain = (rosterByCaptain: 'no' | 'request' | 'free') => (world: World) => {
  const managed = managedCompetitionOf(world, { role: 'captain', rules: { rosterByCaptain } });
  return [mock('getManagedCompetition', ({ team }) => withTeam(managed, world, team))];
};

const meta = {
  component: MemberEdit,
  parameters: { layout: 'fullscreen', screen: { route: 'memberEdit', params: paramsOf } },
} satisfies Meta<typeof MemberEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const name = await canvas.findByLabelText(say(words.name));
    await expect(name).toHaveValue(world.league.people[0]);
    await userEvent.type(name, '-Pijl{Enter}');
    await expect(await canvas.findByText(say(words.saved))).toBeVisible();
  },
};

/** The player leaves the team after a confirmation that says what happens. */
export const Leaves: Story = {
  parameters: { screen: { msw: [mockError('updateMember', 'wrong-state')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.leave) }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(
      say(messages.leaveMeans, {
        day: formatPlanned('en', addDays(localNow(world.competition.organisation.timeZone).slice(0, 10), 1), 'date'),
      }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: say(words.cancel) }));
  },
};

const openTransfer: Story['play'] = async ({ canvas, userEvent, say }) =>
  userEvent.click(await canvas.findByRole('button', { name: say(transferMessages.open) }));

/** The player moves to another team. The dialog says from when they may play against the former one. */
export const Transfer: Story = {
  play: async (context) => {
    const { userEvent, world, say } = context;
    await openTransfer!(context);
    const [from, to] = teamsOf(world);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: say(transferMessages.confirm) }));
    await expect(within(dialog).getByText(say(transferMessages.teamMissing))).toBeVisible();
    const day = within(dialog).getByLabelText(say(transferMessages.day));
    await userEvent.clear(day);
    await userEvent.type(day, '2099-01-01');
    await expect(dialog).toHaveTextContent(say(transferMessages.outsideSeason, { from: '4 Sept 2026', to: '28 May 2027' }));
    // The team plays today, and the lineup of tonight may name the player.
    const tonight = say(transferMessages.tonight, { home: teamsOf(world)[3]!.name, away: from!.name });
    const means = say(transferMessages.tonightMove, { name: world.league.people[0]!, team: from!.name });
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-27');
    await expect(within(dialog).getByText(means)).toBeVisible();
    await expect(within(dialog).getByText(tonight)).toBeVisible();
    // The new team plays too.
    const ofNewTeam = say(transferMessages.tonight, { home: to!.name, away: teamsOf(world)[2]!.name });
    await expect(within(dialog).queryByText(ofNewTeam)).toBeNull();
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: to!.name }));
    await expect(await within(dialog).findByText(ofNewTeam)).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '2026-12-01');
    await expect(within(dialog).queryByText(means)).toBeNull();
    await expect(dialog).toHaveTextContent(say(transferMessages.wait, { team: from!.name, day: '8 Dec 2026' }));
    await userEvent.click(within(dialog).getByRole('button', { name: say(transferMessages.confirm) }));
    const done = { name: world.league.people[0]!, team: to!.name, day: '1 Dec 2026' };
    await waitFor(() => expect(screen.getByText(say(transferMessages.transferred, done))).toBeVisible());
  },
};

/** The last day for new players has passed, which the dialog says before anything is sent. */
export const TransferClosed: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('getManagedCompetition', ({ team }) =>
          withTeam(managedCompetitionOf(world, { rules: { rosterCloses: '2026-01-31' } }), world, team),
        ),
      ],
    },
  },
  play: async (context) => {
    await openTransfer!(context);
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByText(context.say(teamMessages.rosterClosed))).toBeVisible();
  },
};

/** The organiser can suspend a player here, as in the list of members. */
export const Suspend: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(suspensionMessages.open) }));
    const name = world.league.people[0]!;
    await expect(await screen.findByRole('dialog', { name: say(suspensionMessages.title, { name }) })).toBeVisible();
  },
};

/** The page of a suspended player says so and why, and the suspension can be lifted. */
export const Suspended: Story = {
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), member_id: membersOf(world)[5]!.id }) } },
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByText(say(teamMessages.suspendedMatches, { left: 2, matches: 3 }))).toBeVisible();
    const why = say(suspensionMessages.why, { reason: 'Red card' });
    await expect(canvas.getByText(why)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(suspensionMessages.lift) }));
    const name = world.league.people[5]!;
    const dialog = await screen.findByRole('alertdialog', { name: say(suspensionMessages.liftTitle, { name }) });
    await expect(within(dialog).getByText(why)).toBeVisible();
  },
};

export const FieldErrors: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.clear(await canvas.findByLabelText(say(words.name)));
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(shared.nameMissing))).toBeVisible();
  },
};

/** Another player has the number. */
export const NumberTaken: Story = {
  parameters: { screen: { msw: [mockError('updateMember', 'number-taken')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(teamMessages.numberTaken));
  },
};

/** A captain changes the e-mail address, if the season lets captains change rosters. */
export const Captain: Story = {
  parameters: { screen: { msw: asCaptain('free') } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByLabelText(say(words.email))).toBeVisible();
    await expect(canvas.queryByLabelText(say(words.name))).toBeNull();
    await expect(canvas.queryByRole('button', { name: say(transferMessages.open) })).toBeNull();
    await expect(canvas.queryByRole('button', { name: say(suspensionMessages.open) })).toBeNull();
  },
};

/** If captains only ask for changes, they edit no player. */
export const CaptainWithoutRights: Story = {
  parameters: { screen: { msw: asCaptain('request') } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

/** Nobody changes the players of an archived season. */
export const Archived: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('getManagedCompetition', ({ team }) => withTeam(managedCompetitionOf(world, { state: 'archived' }), world, team)),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listSeasonMembers', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

/** The player is not in the team. */
export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), member_id: membersOf(world)[1]!.id }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
