import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@oche/api/errors';
import { mock, mockError } from '@oche/mocks/mock';
import { knockoutPlan } from '@oche/mocks/plan';
import { buildWorld, empty, knockoutInProgress, longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Groups } from './Groups.tsx';

const meta = {
  component: Groups,
  parameters: { layout: 'fullscreen', screen: { route: 'playGroups', params: ({ tournament }) => ({ id: tournament.id }) } },
} satisfies Meta<typeof Groups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('table', { name: 'Group A' })).toBeVisible(),
};

/** The second and third of group A are level in everything. */
const tied = (): World => {
  const world = knockoutInProgress();
  const [first, ...others] = world.groups;
  if (!first) throw new Error('No groups.');
  const level = first.rows.slice(1, 3).map(({ entry }) => entry.id);
  const rows = first.rows.map((row, index) => (index === 2 ? { ...row, position: 2 } : row));
  return { ...world, groups: [{ ...first, rows, unresolved: [level] }, ...others] };
};

export const TieUnresolved: Story = {
  parameters: { screen: { world: tied } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle group A' }));
    await userEvent.click(dialog.getByRole('radio', { name: /I decide the order/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Say why: everybody can read it.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'They shook hands on it');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A group game is corrected after the knockout has begun: the page says which games hang on it. */
export const HasDependents: Story = {
  parameters: {
    screen: {
      world: knockoutInProgress,
      msw: ({ winners }) => [
        mock('recordEvents', () => {
          throw new ApiError(409, { code: 'has-dependents', message: 'Started.', games: winners.games.slice(0, 2).map(({ key }) => key) });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world }) => {
    const game = world.groups[0]?.games[0];
    const list = within(canvas.getByRole('list', { name: 'Games of group A' }));
    const [link] = list.getAllByRole('link');
    if (!link || !game) throw new Error('No games.');
    await userEvent.click(link);
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: 'Correct the result' }));
    await userEvent.type(sheet.getByLabelText('Reason'), 'Written the wrong way round');
    await userEvent.click(sheet.getByRole('button', { name: 'Save the result' }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(/2 later games have been started/);
    await expect(sheet.getByLabelText('Reason')).toHaveValue('Written the wrong way round');
  },
};

export const WithoutGroups: Story = {
  parameters: { screen: { world: () => buildWorld({ plan: knockoutPlan, stage: 'knockout' }) } },
  play: async ({ canvas }) => expect(canvas.getByText('This tournament is played without groups.')).toBeVisible(),
};

export const Empty: Story = { parameters: { screen: { world: empty } } };

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = { parameters: { screen: { msw: [mockError('listGroups', 'internal')] } } };

export const NotFound: Story = { parameters: { screen: { params: { id: '01931f5e-7c00-7000-8000-00000000dead' } } } };
