import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Client } from './client.ts';
import type { User } from './contract/account.ts';
import { ApiError } from './errors.ts';
import { ApiProvider } from './provider.ts';
import { createQueryClient } from './queryClient.ts';
import { useSession } from './session.ts';
import { createTokens, memoryStorage } from './tokens.ts';

const user: User = {
  ...{ id: '019c0000-0000-7000-8000-000000000001', name: 'Joke Bordmeester', email: 'joke@bordmeester.example', isSuperAdmin: false },
  ...{ langcode: 'en', notifications: [], memberships: [], isCaptain: false },
};

type GetUser = () => Promise<User | null>;

/** Uses a session as an app does: it shows the user, logs in, and loads the user again. */
function Person() {
  const { state, user, login, reload } = useSession();
  const [message, setMessage] = useState('');
  const run = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => setMessage(error instanceof Error ? error.message : String(error)));
  return (
    <>
      <output aria-label="state">{user ? `${state} as ${user.name}` : state}</output>
      <button type="button" style={{ minHeight: 44 }} onClick={() => run(login('a-token'))}>
        Log in
      </button>
      <button type="button" style={{ minHeight: 44 }} onClick={() => run(Promise.all([reload({ force: true }), reload()]))}>
        Load twice
      </button>
      <p role="alert">{message}</p>
    </>
  );
}

function Device({ getUser, token, reload }: { getUser: GetUser; token: string | null; reload: () => void }) {
  const [{ queryClient, storage, tokens }] = useState(() => ({
    queryClient: createQueryClient({ retries: 0 }),
    storage: memoryStorage(),
    tokens: createTokens({ cookies: memoryStorage(token === null ? {} : { token }), device: memoryStorage() }),
  }));
  const client: Client = { call: (async () => getUser()) as unknown as Client['call'] };
  return (
    <ApiProvider socketId={() => null} apiUrl="/api" {...{ client, tokens, reload, storage, queryClient }}>
      <Person />
    </ApiProvider>
  );
}

const args: { getUser: GetUser; token: string | null; reload: () => void } = { getUser: async () => user, token: 'a-token', reload: fn() };

const meta = {
  title: 'API/useSession',
  component: Device,
  args,
} satisfies Meta<typeof Device>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('state')).toHaveTextContent('authenticated as Joke Bordmeester'));
    await expect(args.reload).not.toHaveBeenCalled();
  },
};

/** The server does not know the token: the session is cleared, and the page reloads once. */
export const UnknownToken: Story = {
  args: { getUser: async () => null, reload: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('state')).toHaveTextContent('unauthenticated'));
    await expect(args.reload).toHaveBeenCalledOnce();
  },
};

/** Without a response, the token is kept. */
export const NoResponse: Story = {
  args: {
    getUser: async () => Promise.reject(new ApiError(0, { code: 'offline', message: 'No response from the server.' })),
    reload: fn(),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('state')).toHaveTextContent('loading'));
    await expect(args.reload).not.toHaveBeenCalled();
  },
};

export const FailedToLogIn: Story = {
  args: { getUser: async () => null, token: null, reload: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to login'));
    await waitFor(() => expect(canvas.getByLabelText('state')).toHaveTextContent('unauthenticated'));
    await expect(args.reload).toHaveBeenCalledOnce();
  },
};

/** The server issues a token and then does not respond: the token is kept. */
export const LoggedInWithoutResponse: Story = {
  args: { ...NoResponse.args, token: null, reload: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('No response from the server.'));
    await expect(canvas.getByLabelText('state')).toHaveTextContent('loading');
    await expect(args.reload).not.toHaveBeenCalled();
  },
};

/** Loading the user while it is loading is a programming error, unless it is forced. */
export const LoadedTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('state')).toHaveTextContent('authenticated as'));
    await userEvent.click(canvas.getByRole('button', { name: 'Load twice' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('User is already loading'));
    await expect(canvas.getByLabelText('state')).toHaveTextContent('authenticated as');
  },
};
