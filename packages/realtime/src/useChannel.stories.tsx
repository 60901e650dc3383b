import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createFakeRealtime, type FakeRealtime } from './fake.ts';
import { RealtimeProvider, useChannel, useRealtimeState } from './provider.ts';

/** Uses a channel as a screen does: it receives events, and refetches when it may have missed some. */
function Game({ id }: { id: string | null }) {
  const [log, setLog] = useState<string[]>([]);
  const add = (entry: string) => setLog([...log, entry]);
  useChannel(
    'game',
    id,
    ({ event, data }) => add(`${event} ${data.gameId}`),
    () => add('refetch'),
  );
  const state = useRealtimeState();
  return (
    <>
      <output aria-label="state">{state}</output>
      <ol aria-label="log">
        {log.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </ol>
    </>
  );
}

function Games({ client }: { client: FakeRealtime }) {
  const [id, setId] = useState<string | null>('3');
  return (
    <RealtimeProvider client={client}>
      <Game id={id} />
      <button type="button" style={{ minHeight: 44 }} onClick={() => setId('4')}>
        Game 4
      </button>
      <button type="button" style={{ minHeight: 44 }} onClick={() => setId(null)}>
        No game
      </button>
    </RealtimeProvider>
  );
}

const meta: Meta<typeof Games> = {
  title: 'Realtime/useChannel',
  component: Games,
  args: { client: createFakeRealtime() },
  beforeEach: ({ args }) => {
    args.client = createFakeRealtime();
  },
};
export default meta;

/** Every event reaches the handler of the last render. Each id is a separate channel. The component refetches when the server becomes unavailable and when it returns. */
export const FollowsAGame: StoryObj<typeof Games> = {
  play: async ({ canvasElement, args: { client }, userEvent }) => {
    const canvas = within(canvasElement);
    const shows = (...entries: string[]) =>
      waitFor(() => expect(canvas.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(entries));
    await shows('refetch');
    client.emit('game', '3', { event: 'changed', data: { gameId: '3' } });
    await shows('refetch', 'changed 3');

    client.setState('unavailable');
    await waitFor(() => expect(canvas.getByLabelText('state')).toHaveTextContent('unavailable'));
    await shows('refetch', 'changed 3', 'refetch');
    client.setState('connected');
    await shows('refetch', 'changed 3', 'refetch', 'refetch');
    await expect(canvas.getByLabelText('state')).toHaveTextContent('connected');

    await userEvent.click(canvas.getByRole('button', { name: 'Game 4' }));
    await shows('refetch', 'changed 3', 'refetch', 'refetch', 'refetch');
    await expect(client.channels()).toEqual(['game-4']);
    client.emit('game', '3', { event: 'changed', data: { gameId: '3' } });
    client.emit('game', '4', { event: 'changed', data: { gameId: '4' } });
    await shows('refetch', 'changed 3', 'refetch', 'refetch', 'refetch', 'changed 4');

    await userEvent.click(canvas.getByRole('button', { name: 'No game' }));
    await waitFor(() => expect(client.channels()).toEqual([]));
  },
};
