import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createFakeRealtime, type FakeRealtime } from './fake.ts';
import { RealtimeProvider, useChannel, useRealtimeState } from './provider.ts';

/** Uses a channel as a screen does: it receives events, and reads again when it may have missed some. */
function Board({ id }: { id: string | null }) {
  const [log, setLog] = useState<string[]>([]);
  const add = (entry: string) => setLog([...log, entry]);
  useChannel(
    'game',
    id,
    ({ event, data }) => add(`${event} ${data.gameId}`),
    () => add('read again'),
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

function Boards({ client }: { client: FakeRealtime }) {
  const [id, setId] = useState<string | null>('3');
  return (
    <RealtimeProvider client={client}>
      <Board id={id} />
      <button type="button" style={{ minHeight: 44 }} onClick={() => setId('4')}>
        Board 4
      </button>
      <button type="button" style={{ minHeight: 44 }} onClick={() => setId(null)}>
        No board
      </button>
    </RealtimeProvider>
  );
}

const meta: Meta<typeof Boards> = {
  title: 'Realtime/useChannel',
  component: Boards,
  args: { client: createFakeRealtime() },
  beforeEach: ({ args }) => {
    args.client = createFakeRealtime();
  },
};
export default meta;

/** Every event reaches the handler of the last render. Another board is another channel. The board reads again when the server is away and when it is back. */
export const FollowsABoard: StoryObj<typeof Boards> = {
  play: async ({ canvasElement, args: { client }, userEvent }) => {
    const canvas = within(canvasElement);
    const shows = (...entries: string[]) =>
      waitFor(() => expect(canvas.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(entries));
    await shows('read again');
    client.emit('game', '3', { event: 'changed', data: { gameId: '3' } });
    await shows('read again', 'changed 3');

    client.setState('unavailable');
    await waitFor(() => expect(canvas.getByLabelText('state')).toHaveTextContent('unavailable'));
    await shows('read again', 'changed 3', 'read again');
    client.setState('connected');
    await shows('read again', 'changed 3', 'read again', 'read again');
    await expect(canvas.getByLabelText('state')).toHaveTextContent('connected');

    await userEvent.click(canvas.getByRole('button', { name: 'Board 4' }));
    await shows('read again', 'changed 3', 'read again', 'read again', 'read again');
    await expect(client.channels()).toEqual(['game-4']);
    client.emit('game', '3', { event: 'changed', data: { gameId: '3' } });
    client.emit('game', '4', { event: 'changed', data: { gameId: '4' } });
    await shows('read again', 'changed 3', 'read again', 'read again', 'read again', 'changed 4');

    await userEvent.click(canvas.getByRole('button', { name: 'No board' }));
    await waitFor(() => expect(client.channels()).toEqual([]));
  },
};
