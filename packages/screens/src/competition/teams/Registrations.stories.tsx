import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Input } from '@oche/api/contract/endpoints';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { registrationsOf } from '@oche/mocks/responses/registrations';
import { teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { reasonMessages } from '../../parts/forms/reasonMessages.ts';
import { words } from '../../shell/words.ts';
import { messages as teamMessages } from '../../parts/league/teamMessages.ts';
import { messages as formMessages } from './formMessages.ts';
import { registrationMessages as messages } from './registrationMessages.ts';
import { TeamsManage } from './teamsManage/TeamsManage.tsx';

let answers: Input<'answerRegistration'>[] = [];

/** An open season in which two teams ask to play. An answered one is no longer in the list. */
const asked = (world: World) => {
  answers = [];
  return [
    mock('getManagedCompetition', managedCompetitionOf(world, { state: 'open' })),
    mock('listTeamRegistrations', () => registrationsOf(world).filter(({ id }) => !answers.some((answer) => answer.id === id))),
    mock('answerRegistration', (input) => {
      answers.push(input);
      return input.accept ? teamsOf(world)[0]! : null;
    }),
  ];
};

const meta = {
  component: TeamsManage,
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'teamsManage',
      params: ({ competition }: World) => ({ org_slug: competition.organisation.slug, season_slug: competition.season?.slug ?? 'none' }),
      msw: asked,
    },
  },
} satisfies Meta<typeof TeamsManage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Parameters<NonNullable<Story['play']>>[0];

/** Opens the answer to the first or the second team, and returns its dialog. */
const open = async ({ canvas, userEvent, say, world }: Tools, at: number, how: 'accept' | 'refuse') => {
  const { name } = registrationsOf(world)[at]!;
  await userEvent.click(await canvas.findByRole('button', { name: `${say(teamMessages[how])} ${name}` }));
  const title = how === 'accept' ? messages.acceptTitle : messages.refuseTitle;
  return within(await screen.findByRole('dialog', { name: say(title, { name }) }));
};
const press = ({ userEvent, say }: Tools, dialog: ReturnType<typeof within>, how: 'accept' | 'refuse') =>
  userEvent.click(dialog.getByRole('button', { name: say(teamMessages[how]) }));
const chooseLocation = async ({ userEvent, say }: Tools, dialog: ReturnType<typeof within>, name: string) => {
  await userEvent.click(dialog.getByRole('combobox', { name: say(formMessages.location) }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

/** Above the teams: what each team has said about itself. */
export const Waiting: Story = {
  play: async ({ canvas, world, say }) => {
    const list = within(await canvas.findByRole('region', { name: say(messages.title) }));
    const [first, second] = registrationsOf(world) as [ReturnType<typeof registrationsOf>[0], ReturnType<typeof registrationsOf>[0]];
    await expect(list.getByText(first.remark)).toBeVisible();
    for (const { name } of [first, second]) await expect(list.getByText(name, { selector: 'p' })).toBeVisible();
    await expect(list.getByText(say(messages.newLocation, { location: first.newLocation! }), { exact: false })).toBeVisible();
    await expect(list.getByRole('link', { name: first.captain.email })).toHaveAttribute('href', `mailto:${first.captain.email}`);
    await expect(list.getByText(say(messages.former))).toBeVisible();
  },
};

/** The organiser creates the location that the team asks for on the way. */
export const AcceptWithNewLocation: Story = {
  play: async (tools) => {
    const { canvas, userEvent, say, world } = tools;
    const dialog = await open(tools, 0, 'accept');
    const { name, newLocation, id } = registrationsOf(world)[0]!;
    await expect(dialog.getByText(say(messages.asksFor, { location: newLocation! }))).toBeVisible();
    await chooseLocation(tools, dialog, say(messages.createLocation));
    const location = dialog.getByRole('textbox', { name: say(messages.locationName) });
    await expect(location).toHaveValue(newLocation);
    await userEvent.clear(location);
    await press(tools, dialog, 'accept');
    await waitFor(() => expect(location).toHaveFocus());
    await expect(answers).toEqual([]);
    await userEvent.type(location, 'Café De Drie Pijlen');
    await press(tools, dialog, 'accept');
    await expect(await screen.findByText(say(messages.accepted, { name }))).toBeVisible();
    const created = { name: 'Café De Drie Pijlen', boards: 1 };
    await expect(answers).toEqual([{ id, accept: true, name, short: 'NP', newLocation: created, withRoster: false }]);
    await waitFor(() => expect(canvas.queryByText(name, { selector: 'p' })).toBeNull());
  },
};

/** A team that has played before gets its players back, unless the organiser does not want that. */
export const AcceptFormerTeam: Story = {
  play: async (tools) => {
    const { userEvent, say, world } = tools;
    const dialog = await open(tools, 1, 'accept');
    const { name, id, location } = registrationsOf(world)[1]!;
    await expect(dialog.getByText(say(messages.formerMeans, { name }))).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: say(messages.withRoster) })).toBeChecked();
    const field = dialog.getByRole('textbox', { name: say(words.name) });
    // Under another name it is another team, without former players.
    await userEvent.type(field, ' 2');
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, name);
    await press(tools, dialog, 'accept');
    await expect(await screen.findByText(say(messages.accepted, { name }))).toBeVisible();
    await expect(answers).toEqual([{ id, accept: true, name, short: 'DLC', locationId: location!.id, withRoster: true }]);
  },
};

const byStranger = (world: World) =>
  registrationsOf(world).map((each) => ({
    ...each,
    sameName: each.sameName && { ...each.sameName, captains: ['Roos'], isKnownAddress: false },
  }));

/** Anybody can ask under the name of a former team. Its players are only taken along if the organiser chooses so. */
export const AcceptOtherCaptain: Story = {
  parameters: { screen: { msw: (world: World) => [mock('listTeamRegistrations', byStranger(world)), ...asked(world)] } },
  play: async (tools) => {
    const { say } = tools;
    const dialog = await open(tools, 1, 'accept');
    await expect(dialog.getByText(say(messages.otherAddress, { captains: 'Roos' }), { exact: false })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: say(messages.withRoster) })).not.toBeChecked();
    await press(tools, dialog, 'accept');
    await waitFor(() => expect(answers).toMatchObject([{ withRoster: false }]));
  },
};

const taken = (world: World) =>
  registrationsOf(world).map((each) => ({ ...each, sameName: { isEntered: true, captains: [], isKnownAddress: false } }));

/** A team with this name plays already, so the organiser gives another name. */
export const NameTaken: Story = {
  parameters: { screen: { msw: (world: World) => [mock('listTeamRegistrations', taken(world)), ...asked(world)] } },
  play: async (tools) => {
    const { userEvent, say, world } = tools;
    const dialog = await open(tools, 0, 'accept');
    await expect(dialog.getByText(say(messages.enteredMeans, { name: registrationsOf(world)[0]!.name }))).toBeVisible();
    await press(tools, dialog, 'accept');
    await expect(await dialog.findByText(say(formMessages.nameTaken))).toBeVisible();
    await expect(answers).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: say(words.name) }), ' 2');
    await press(tools, dialog, 'accept');
    await waitFor(() => expect(answers).toHaveLength(1));
  },
};

/** A refusal needs a reason, which the captain reads. */
export const Refuse: Story = {
  play: async (tools) => {
    const { canvas, userEvent, say, world } = tools;
    const dialog = await open(tools, 0, 'refuse');
    const { name, id } = registrationsOf(world)[0]!;
    await press(tools, dialog, 'refuse');
    await expect(await dialog.findByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Alle afdelingen zijn vol');
    await press(tools, dialog, 'refuse');
    await expect(await screen.findByText(say(messages.refused, { name }))).toBeVisible();
    await expect(answers).toEqual([{ id, accept: false, reason: 'Alle afdelingen zijn vol' }]);
    await waitFor(() => expect(canvas.queryByText(name, { selector: 'p' })).toBeNull());
  },
};

/** Another organiser has answered in the meantime. */
export const AnsweredMeanwhile: Story = {
  parameters: { screen: { msw: (world: World) => [mockError('answerRegistration', 'not-found'), ...asked(world)] } },
  play: async (tools) => {
    const dialog = await open(tools, 0, 'accept');
    await press(tools, dialog, 'accept');
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const LongGermanDialog: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames, msw: asked } },
  play: async (tools) => {
    const dialog = await open(tools, 0, 'accept');
    await chooseLocation(tools, dialog, tools.say(messages.createLocation));
    const box = screen.getByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const Dark: Story = { tags: ['picture'], globals: { mode: 'dark' } };
