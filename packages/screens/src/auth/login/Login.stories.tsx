import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { expect } from 'storybook/test';
import { Login } from './Login.tsx';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { messages } from './messages.ts';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { words } from '../../shell/words.ts';
import { messages as errorMessages } from '../../shell/errorMessages.ts';

const meta = { component: Login, parameters: { layout: 'fullscreen', screen: { route: 'login' } } } satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(messages.forgotten) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(accountMessages.create) })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('login', 'wrong-credentials')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.email)), 'ilse@pijlstra.example');
    await userEvent.type(canvas.getByLabelText(say(words.password)), 'not my password');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.documentTitle) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(errorMessages['wrong-credentials']));
  },
};

export const NothingEntered: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.documentTitle) }));
    await expect(await canvas.findByText(say(messages.emailMissing))).toBeVisible();
    await expect(canvas.getByLabelText(say(words.email))).toBeInvalid();
  },
};

/** A logged-out user who opens a management page logs in first, then continues to that page. */
export const BeforeManage: Story = {
  parameters: { screen: { route: 'manage', user: 'nobody' } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.email)), 'ilse@pijlstra.example');
    await userEvent.type(canvas.getByLabelText(say(words.password)), 'treble twenty');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.documentTitle) }));
    await expect(await canvas.findByRole('link', { name: say(words.overview), current: 'page' })).toBeVisible();
  },
};

/** On the site of a competition, the log-in page has the layout of the site and leads to its front page. */
export const CompetitionSite: Story = {
  parameters: { screen: { site: 'competition' } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { organisation, season } = world.competition;
    await expect(await canvas.findByRole('navigation', { name: organisation.name })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say(words.email)), 'ilse@pijlstra.example');
    await userEvent.type(canvas.getByLabelText(say(words.password)), 'treble twenty');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.documentTitle) }));
    await expect(await canvas.findByRole('heading', { level: 1, name: say(siteMessages.season, { name: season!.name }) })).toBeVisible();
  },
};

/** The page shows no names, but German words are long. */
export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
