import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf, withGroup } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { placeChangesOf } from '@oche/mocks/responses/tables';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages as placeMessages } from '../../parts/placeMessages.ts';
import { messages } from '../formMessages.ts';
import { GroupEdit } from './GroupEdit.tsx';

const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  group_slug: groupOf(teamsOf(world), world.league.group).slug,
});
const inState = (state: 'open' | 'finished') => (world: World) => [
  mock('getManagedCompetition', ({ group }) => withGroup(managedCompetitionOf(world, { state }), world, group)),
];

const meta = {
  component: GroupEdit,
  parameters: { layout: 'fullscreen', screen: { route: 'groupEdit', params: paramsOf } },
} satisfies Meta<typeof GroupEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While the season runs, new rules need a reason. A new name does not. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByLabelText(say(words.name))).toHaveValue(world.league.group);
    await expect(canvas.queryByLabelText(say(messages.reason))).toBeNull();
    await userEvent.clear(canvas.getByLabelText(say(messages.win)));
    await userEvent.type(canvas.getByLabelText(say(messages.win)), '3');
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say(messages.reason)), 'Vote of the clubs{Enter}');
    await expect(await canvas.findByText(say(words.saved))).toBeVisible();
  },
};

/** Before it saves other rules, the organiser sees what they change in the table. */
export const PreviewRules: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, world, say }) => {
    const [first] = placeChangesOf(groupOf(teamsOf(world), world.league.group));
    const win = await canvas.findByLabelText(say(messages.win));
    await userEvent.clear(win);
    await userEvent.type(win, '3');
    await userEvent.click(await canvas.findByRole('button', { name: say(placeMessages.show) }));
    const list = await canvas.findByRole('list', { name: say(placeMessages.changes) });
    await expect(within(list).getByText(first!.team.name)).toBeVisible();
    await expect(list).toHaveTextContent(
      say(placeMessages.fromTo, {
        before: say(placeMessages.place, { place: '1', points: 24 }),
        after: say(placeMessages.place, { place: '2', points: 22 }),
      }),
    );
    // Other rules need another preview.
    await userEvent.type(win, '4');
    await expect(await canvas.findByRole('button', { name: say(placeMessages.show) })).toBeVisible();
  },
};

/** Before the season runs, rules need no reason. */
export const BeforeTheSeason: Story = {
  parameters: { screen: { msw: inState('open') } },
  play: async ({ canvas, userEvent, say }) => {
    const down = await canvas.findByLabelText(say(messages.down));
    await userEvent.clear(down);
    await userEvent.type(down, '2{Enter}');
    await expect(await canvas.findByText(say(words.saved))).toBeVisible();
  },
};

/** A division with published matches is not deleted. */
export const NotDeleted: Story = {
  parameters: { screen: { msw: [mockError('deleteGroup', 'has-dependents')] } },
  play: async ({ canvas, canvasElement, userEvent, world, say }) => {
    const remove = say(messages.remove, { name: world.league.group });
    await userEvent.click(await canvas.findByRole('button', { name: remove }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: remove }));
    await expect(await page.findByText(say(messages.hasDependents))).toBeVisible();
  },
};

export const Finished: Story = {
  parameters: { screen: { msw: inState('finished') } },
  play: async ({ canvas, say }) => {
    await expect((await canvas.findAllByText(say(shared.finishedMeans)))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(words.save) })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getManagedCompetition', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
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
