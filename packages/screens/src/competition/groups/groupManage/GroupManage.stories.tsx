import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf, withGroup } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, standingsOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, within } from 'storybook/test';
import { messages as calendarMessages } from '../../../parts/calendar/messages.ts';
import { messages as orderMessages } from '../../../parts/order/messages.ts';
import { messages as tieMessages } from '../../../parts/ties/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as standingsMessages } from '../standingsMessages.ts';
import { GroupManage } from './GroupManage.tsx';
import { messages } from './messages.ts';

const divisionOf = (world: World) => groupOf(teamsOf(world), world.league.group);
const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  group_slug: divisionOf(world).slug,
});

const meta = {
  component: GroupManage,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'groupManage', params: paramsOf, msw: (world: World) => [mock('getStandings', standingsOf(divisionOf(world)))] },
  },
} satisfies Meta<typeof GroupManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Games decide between two teams with the same points. The place explains it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [, second, third] = world.league.teams;
    await userEvent.click(await canvas.findByRole('button', { name: say(standingsMessages.explain, { team: third!, position: '3' }) }));
    await expect(canvas.getByText(new RegExp(`${second}.*−2.*\\+2`))).toBeVisible();
    await expect(canvas.getByText(say(standingsMessages.after, { matchday: 2 }))).toBeVisible();
  },
};

/** The matches of the division in the calendar of the user. The link opens the calendar program of the device. */
export const SubscribeToCalendar: Story = {
  play: async ({ canvas, userEvent, world, say, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(calendarMessages.subscribe) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(calendarMessages.subscribe) }));
    const path = `/calendars/group/${divisionOf(world).id}.ics?lang=${globals['locale'] ?? 'en'}`;
    const open = dialog.getByRole('link', { name: say(calendarMessages.open) });
    await expect(open.getAttribute('href')).toMatch(/^webcal:/);
    await expect(open.getAttribute('href')).toContain(path);
    await expect(dialog.getByText((text) => text.startsWith('http') && text.endsWith(path))).toBeVisible();
  },
};

/** A draft has no calendar, because nobody sees it. */
export const DraftHasNoCalendar: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('getManagedCompetition', ({ group }) => withGroup(managedCompetitionOf(world, { state: 'draft' }), world, group)),
        mock('getStandings', standingsOf(divisionOf(world))),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: divisionOf(world).name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(calendarMessages.subscribe) })).toBeNull();
  },
};

/** Before the first result, no team is ahead. */
export const BeforeFirstResult: Story = {
  parameters: { screen: { msw: [] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(standingsMessages.before))).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(say(standingsMessages.explain, { team: '.*', position: '1' })) }),
    ).toBeNull();
  },
};

const tied = (world: World) => {
  const [division, [, second, third]] = [divisionOf(world), teamsOf(world)];
  return { ...standingsOf(division), complete: true, ties: [{ teams: [second!.id, third!.id], from: 2, to: 3, matters: ['up' as const] }] };
};

/** After the last match, nothing separates two teams, and a place above depends on it. */
export const Tie: Story = {
  parameters: { screen: { msw: (world: World) => [mock('getStandings', tied(world)), mockError('decideTie', 'nothing-to-decide')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const [, second, third] = world.league.teams;
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.decide) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(say(tieMessages.shootOut)) }));
    const order = dialog.getByRole('list', { name: say(tieMessages.order) });
    await userEvent.click(within(order).getByRole('button', { name: say(orderMessages.up, { name: third! }) }));
    await expect(
      within(order)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining(third!), expect.stringContaining(second!)]);
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await expect(await dialog.findByText(say(tieMessages.settled))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const empty = { ...divisionOf(world), teams: [] };
        return [mock('getManagedCompetition', ({ group }) => withGroup(managedCompetitionOf(world), world, group, [empty]))];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noTeams))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getStandings', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), group_slug: 'no-such-group' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
