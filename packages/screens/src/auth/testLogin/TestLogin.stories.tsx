import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shell } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { TestLogin } from './TestLogin.tsx';

const meta = { component: TestLogin, parameters: { layout: 'fullscreen', screen: { route: 'testLogin' } } } satisfies Meta<
  typeof TestLogin
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: new RegExp(world.user.email) })).toBeVisible();
  },
};
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' }, mode: 'dark' } };
export const LongGermanNames: Story = { tags: ['picture'], parameters: { screen: { world: longGermanNames } } };

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listTestUsers', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

/** A click on an account logs in with this account. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(world.user.email) }));
    await expect(await canvas.findByRole('link', { name: say(words.overview), current: 'page' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: say(shell.account, { name: world.user.name }) })).toBeVisible();
  },
};

export const UnknownEmail: Story = {
  parameters: { screen: { msw: [mockError('testLogin', 'not-found')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.email)), 'nobody@example.org{Enter}');
    await expect(await canvas.findByText(say(messages.unknown))).toBeVisible();
    await expect(canvas.getByLabelText(say(words.email))).toHaveValue('nobody@example.org');
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listTestUsers', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shell.failedText))).toBeVisible();
  },
};

/** On a server that does not run in test mode, the page does not exist. */
export const NotFound: Story = {
  parameters: { screen: { msw: [mockError('listTestUsers', 'not-found')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shell.notFoundText))).toBeVisible();
  },
};
