import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { beforeTheDraw, empty, finished, longGermanNames, theFinal } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { Event } from './Event.tsx';
import { words } from '../../shell/words.ts';
import { messages as tournamentMessages } from '../../parts/tournament/tournamentMessages.ts';
import { messages } from './messages.ts';

const meta = {
  component: Event,
  parameters: { layout: 'fullscreen', screen: { route: 'event', params: ({ event }) => ({ event: event.slug }) } },
} satisfies Meta<typeof Event>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, realtime, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.event.name })).toBeVisible();
    const game = world.games.find(({ phase }) => phase === 'playing');
    if (!game?.live) throw new Error('No game is in progress in this world.');
    const card = within(await canvas.findByRole('article', { name: say(words.boardNumber, { number: game.board?.number ?? 0 }) }));
    const live = { ...game.live, remaining: [77, 32] };
    // Repeated, because the refetch on joining the channel may finish after the event.
    await waitFor(() => {
      realtime.emit('tournament', world.tournament.id, { event: 'game', data: { game: { ...game, live } } });
      return expect(card.getByText('77')).toBeVisible();
    });
  },
};
/** The tournament starts while the page is open. */
export const TournamentStarts: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, msw, realtime, world, say }) => {
    await expect(await canvas.findByText(say(tournamentMessages.status, { status: 'checkin' }))).toBeVisible();
    const tournaments = world.event.tournaments.map((each) => ({ ...each, status: 'running' }));
    msw.use(mock('getEvent', { ...world.event, tournaments }));
    realtime.emit('tournament', world.tournament.id, { event: 'changed', data: { topics: ['tournament'] } });
    await expect(await canvas.findByRole('heading', { name: say(messages.onNowAlone) })).toBeVisible();
    await expect(await canvas.findByText(say(messages.nothingOn))).toBeVisible();
  },
};
export const CheckIn: Story = { parameters: { screen: { world: beforeTheDraw } } };
export const TheFinal: Story = { parameters: { screen: { world: theFinal } } };
export const Finished: Story = { parameters: { screen: { world: finished } } };
export const WithoutALocation: Story = {
  parameters: { screen: { world: beforeTheDraw, msw: ({ event }) => [mock('getEvent', { ...event, location: null })] } },
};
export const Empty: Story = { parameters: { screen: { world: empty } } };
export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };
export const NotFound: Story = { parameters: { screen: { params: { event: 'nobody-knows-it' } } } };
export const Failed: Story = { parameters: { screen: { msw: [mockError('getEvent', 'internal')] } } };
