import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Input } from '@oche/api/contract/endpoints';
import { formatPlanned } from '@oche/i18n/format';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { finalDivisionOf, groupOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { words } from '../../../shell/words.ts';
import { messages } from '../../parts/newSeasonMessages.ts';
import { messages as rollOverMessages } from '../../parts/rollOverMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { SeasonCreate } from './SeasonCreate.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: SeasonCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'seasonCreate', params: paramsOf } },
} satisfies Meta<typeof SeasonCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The proposal is a year after the latest season, with its rules. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByLabelText(say(words.name))).toHaveValue('2027–2028');
    const { name } = world.competition.season!;
    await expect(canvas.getByRole('combobox', { name: say(messages.copiedFrom) })).toHaveTextContent(say(messages.sameAs, { name }));
  },
};

/** The server refuses a season that is too long. */
export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('createSeason', 'invalid', { fields: { ends_on: 'too-long' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(messages.tooLong))).toBeVisible();
  },
};

/** Another season has the name. The error says which one. */
export const SameName: Story = {
  tags: ['picture'],
  parameters: { screen: { msw: [mockError('createSeason', 'taken', { fields: { name: 'taken' } })] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { name, startsOn, endsOn } = world.competition.season!;
    const field = await canvas.findByLabelText(say(words.name));
    await userEvent.clear(field);
    await userEvent.type(field, `${name}{Enter}`);
    const day = (of: string) => formatPlanned('en', of, 'date');
    await expect(await canvas.findByText(say(messages.nameTakenBy, { name, from: day(startsOn), to: day(endsOn) }))).toBeVisible();
    await userEvent.type(field, 'B{Enter}');
    await expect(await canvas.findByText(say(messages.nameTaken))).toBeVisible();
  },
};

const created = fn<(input: Input<'createSeason'>) => void>();
const twoDivisions = (world: World) => {
  const division = finalDivisionOf(world);
  const [one, two, three, four] = division.ranked;
  const second = {
    ...division,
    id: `${division.id.slice(0, -1)}f`,
    name: 'Tweede Afdeling',
    level: 2,
    ranked: [three!, four!],
    isFinal: false,
  };
  return [{ ...division, ranked: [one!, two!] }, second];
};

/** Christmas and New Year are blocked, unless the organiser lets the league play. */
export const Holidays: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('createSeason', (input) => {
          created(input);
          return managedCompetitionOf(world, { state: 'draft' }).seasons[0]!;
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    const holiday = (name: string, year: string) =>
      new RegExp(say(messages.holidayDays, { name: say(messages.holiday, { name }), from: `.*${year}`, to: '' }));
    await expect(await canvas.findByRole('checkbox', { name: holiday('christmas', '2027') })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: holiday('newYear', '2027') }));
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await waitFor(() => expect(created).toHaveBeenCalled());
    await expect(created.mock.lastCall![0].blockedDates).toEqual([
      { from: '2027-12-24', to: '2027-12-26', reason: say(messages.holiday, { name: 'christmas' }) },
    ]);
  },
};

/** A season without days around Christmas has no holidays to block. */
export const WithoutHolidays: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const name = new RegExp(say(messages.holiday, { name: 'christmas' }));
    await expect(await canvas.findByRole('checkbox', { name })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(say(messages.endsOn)));
    await userEvent.type(canvas.getByLabelText(say(messages.endsOn)), '2027-11-30');
    await expect(canvas.queryByRole('checkbox', { name })).toBeNull();
  },
};

/**
 * The first team of the second division goes up, the last of the first one down. The organiser lets the first stay where it is, so that the next
 * one goes up, and takes no board members along.
 */
export const WithTeams: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('listFinalDivisions', twoDivisions(world)),
        mock('listSeasonGroups', [{ ...groupOf(teamsOf(world), world.league.group), kind: 'cup' }]),
        mock('createSeason', (input) => {
          created(input);
          return managedCompetitionOf(world, { state: 'draft' }).seasons[0]!;
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [one, two, three, four] = finalDivisionOf(world).ranked;
    const list = (name: string) => within(canvas.getByRole('heading', { name }).closest('section')!);
    await expect(await canvas.findByText(say(rollOverMessages.notFinal))).toBeVisible();
    await expect(canvas.getByText(say(rollOverMessages.cups))).toBeVisible();
    const reason = (kind: string, rank: number) => say(rollOverMessages.reason, { kind, rank });
    await expect(list('Tweede Afdeling').getByText(reason('relegated', 2))).toBeVisible();
    await expect(list(world.league.group).getByText(three!.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: say(rollOverMessages.nextOf, { name: three!.name }) }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tweede Afdeling' }));
    await expect(await list('Tweede Afdeling').findByText(reason('refused', 1))).toBeVisible();
    await expect(list(world.league.group).getByText(four!.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: say(rollOverMessages.nextOf, { name: four!.name }) }));
    await userEvent.click(await screen.findByRole('option', { name: say(rollOverMessages.stops) }));
    await userEvent.click(canvas.getByRole('switch', { name: say(rollOverMessages.withBoard) }));
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    const [first, second] = twoDivisions(world);
    await waitFor(() => expect(created).toHaveBeenCalled());
    await expect(created.mock.lastCall![0].copy).toEqual({
      teams: [
        { teamId: one!.teamId, groupId: first!.id },
        { teamId: two!.teamId, groupId: first!.id },
        { teamId: three!.teamId, groupId: second!.id },
      ],
      ...{ withRosters: true, withBoard: false },
    });
  },
};

/** A season without divisions has nothing to take along. */
export const NothingToCopy: Story = {
  parameters: { screen: { msw: [mock('listFinalDivisions', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(rollOverMessages.noDivisions))).toBeVisible();
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
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
