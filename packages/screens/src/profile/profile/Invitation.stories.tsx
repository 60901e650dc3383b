import type { Meta, StoryObj } from '@storybook/react-vite';
import { playerOfferOf, roleOfferOf } from '@oche/mocks/members';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { messages as gameMessages } from '../myMatches/messages.ts';
import { invitationMessages as messages } from './invitationMessages.ts';
import { Invitation } from './Invitation.tsx';

/** The page opened by the link in an e-mail: `/profile?invitation=…`. */
const meta = {
  component: Invitation,
  args: { token: '' },
  parameters: { layout: 'fullscreen', screen: { route: 'profile', user: 'user', search: 'invitation=from-the-mail' } },
} satisfies Meta<typeof Invitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const title = say(messages.roleTitle, { organisation: world.organisation.name });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.accept) }));
    await expect(await canvas.findByRole('heading', { level: 1, name: world.organisation.name })).toBeVisible();
  },
};

/** A participant accepts, and the page of their games opens. */
export const LinkPlayer: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getInvitation', playerOfferOf(world)), mock('acceptInvitation', playerOfferOf(world))] },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.itIsMe) }));
    await expect(await canvas.findByRole('heading', { level: 1, name: say(gameMessages.title) })).toBeVisible();
  },
};

/** A logged-out user can log in or register. Both lead back to the invitation. */
export const NotLoggedIn: Story = {
  parameters: { screen: { user: 'nobody' } },
  play: async ({ canvas, canvasElement, say }) => {
    await expect(await canvas.findByText(say(messages.visitor))).toBeVisible();
    const register = canvas.getByRole('link', { name: say(accountMessages.create) });
    await expect(new URL(register.getAttribute('href')!, 'https://oche.example').searchParams.get('next')).toMatch(
      /\/profile\?invitation=from-the-mail$/,
    );
    await expect(canvasElement.querySelector('main a[href*="login?next="]')).toHaveTextContent(say(words.logIn));
  },
};

/** A super admin who impersonates another user cannot accept an invitation for them. */
export const Impersonating: Story = {
  parameters: { screen: { impersonating: true } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.acting))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.accept) })).toBeNull();
  },
};

export const Gone: Story = {
  parameters: { screen: { msw: [mock('getInvitation', null)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.goneTitle) })).toBeVisible();
  },
};

/** The invitation is withdrawn while the page is open. */
export const WithdrawnMeanwhile: Story = {
  parameters: { screen: { msw: [mockError('acceptInvitation', 'gone')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.accept) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(messages.gone));
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: (world) => [mock('getInvitation', roleOfferOf(world), { delay: 'infinite' })] } },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getInvitation', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames, msw: (world) => [mock('getInvitation', playerOfferOf(world))] } },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
