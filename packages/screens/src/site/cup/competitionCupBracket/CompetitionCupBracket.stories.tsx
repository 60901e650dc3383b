import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { cupOf, undrawnCupOf } from '@oche/mocks/responses/cup';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { messages as cupMessages } from '../../../parts/league/cupMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages } from '../messages.ts';
import { cupAt, testCup } from '../testCup.ts';
import { CompetitionCupBracket } from './CompetitionCupBracket.tsx';

const meta = {
  component: CompetitionCupBracket,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'competitionCupBracket', params: { group: 'beker' }, msw: (world: World) => cupAt(world, 3) },
  },
} satisfies Meta<typeof CompetitionCupBracket>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last round that has been drawn. The tabs lead to the others. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: testCup(world).name })).toBeVisible();
    const tabs = await canvas.findByRole('navigation', { name: say(cupMessages.rounds) });
    const links = within(tabs).getAllByRole('link');
    await expect(links).toHaveLength(2);
    await expect(links[1]).toHaveAttribute('aria-current', 'page');
    await expect(links[0]!.getAttribute('href')).toContain('round=1');
    const matches = cupOf(world, testCup(world), 3)
      .rounds.at(-1)!
      .ties.filter(({ match }) => match);
    const played = matches.filter(({ winnerId }) => winnerId !== null).length;
    await expect(canvas.getByText(new RegExp(`: ${played} of ${matches.length} played$`))).toBeVisible();
    await expect(canvas.getByText(say(cupMessages.drawNumber, { number: '4711' }))).toBeVisible();
  },
};

/** A round of the address: the winners of its ties are marked, also for screen readers. */
export const EarlierRound: Story = {
  parameters: { screen: { search: 'round=1' } },
  play: async ({ canvas, world, say }) => {
    const [first] = cupOf(world, testCup(world), 3).rounds;
    const [tie] = await canvas
      .findAllByRole('listitem')
      .then((items) => items.filter(({ textContent }) => textContent.includes(first!.ties[0]!.teams[0].name)));
    await expect(within(tie!).getByText(`(${say(messages.through)})`, { exact: false })).toBeInTheDocument();
    await expect(tie).toHaveTextContent('7');
  },
};

/** A tie that is played now. */
export const Live: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const cup = cupOf(world, testCup(world), 1);
        const [round] = cup.rounds;
        const [tie, ...others] = round!.ties;
        const live = { ...tie!, match: { ...tie!.match!, state: 'playing' as const, points: [4, 2] as const } };
        return [...cupAt(world, 1).slice(0, 1), mock('getCupBracket', { ...cup, rounds: [{ ...round!, ties: [live, ...others] }] })];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(words.live))).toBeVisible();
  },
};

export const Champion: Story = {
  parameters: { screen: { msw: (world: World) => cupAt(world, 4) } },
  play: async ({ canvas, world, say }) => {
    const { champion } = cupOf(world, testCup(world), 4);
    await expect(await canvas.findByText(say(cupMessages.champion, { team: champion!.name }))).toBeVisible();
  },
};

/** Before the first draw: the teams. */
export const Undrawn: Story = {
  parameters: { screen: { msw: (world: World) => cupAt(world, 0) } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.toBeDrawn))).toBeVisible();
    for (const { name } of testCup(world).teams) await expect(canvas.getByText(name)).toBeVisible();
  },
};

/** The address of a division leads to its table. */
export const Division: Story = {
  parameters: { screen: { params: (world: World) => ({ group: groupOf(teamsOf(world), world.league.group).slug }), msw: [] } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.league.group })).toBeVisible();
    await expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/groups\/[^/]+\/standings$/);
  },
};

export const Loading: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [...cupAt(world, 0).slice(0, 1), mock('getCupBracket', undrawnCupOf(testCup(world)), { delay: 'infinite' })],
    },
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas, say }) => {
    await canvas.findByRole('navigation', { name: say(cupMessages.rounds) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: (world: World) => [...cupAt(world, 0).slice(0, 1), mockError('getCupBracket', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { group: 'does-not-exist' }, msw: [] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};
