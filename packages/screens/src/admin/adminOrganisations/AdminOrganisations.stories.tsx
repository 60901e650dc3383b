import type { Meta, StoryObj } from '@storybook/react-vite';
import { organisationsOf } from '@oche/mocks/administration';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { messages as shared } from '../messages.ts';
import { organisationMessages } from '../organisationMessages.ts';
import { AdminOrganisations } from './AdminOrganisations.tsx';
import { messages } from './messages.ts';

const meta = {
  component: AdminOrganisations,
  parameters: { layout: 'fullscreen', screen: { route: 'adminOrganisations', user: 'superadmin' } },
} satisfies Meta<typeof AdminOrganisations>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: organisationsOf(world).length }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(messages.create) })).toHaveAttribute(
      'href',
      expect.stringMatching(/organisations\/create$/),
    );
  },
};

export const Search: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: say(messages.search) }), `${world.organisation.name}{Enter}`);
    await expect(await canvas.findByText(say(messages.found, { count: 1 }))).toBeVisible();
  },
};

export const OnlyCompetitions: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: say(messages.which) }));
    await userEvent.click(await page().findByRole('option', { name: say(organisationMessages.competitions) }));
    await expect(await canvas.findByText(say(messages.found, { count: 1 }))).toBeVisible();
  },
};

/** The first click on a column of numbers sorts by the highest. */
export const SortedByMembers: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const head = () => canvas.getByRole('columnheader', { name: say(organisationMessages.members) });
    await canvas.findByText(say(messages.all));
    await userEvent.click(within(head()).getByRole('button'));
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Dartsliga Onder Den Toren');
  },
};

export const NothingFound: Story = {
  parameters: { screen: { search: 'search=zzz' } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say(shared.showAll) }));
    await expect(await canvas.findByText(say(messages.found, { count: organisationsOf(world).length }))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listOrganisations', { items: [], page: 1, perPage: 50, total: 0 })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: 0 }))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listOrganisations', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
