import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { organisationMessages } from '../organisationMessages.ts';
import { OrganisationEdit } from './OrganisationEdit.tsx';

const meta = {
  component: OrganisationEdit,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'organisationAdminEdit', user: 'superadmin', params: ({ organisation }) => ({ org_slug: organisation.slug }) },
  },
} satisfies Meta<typeof OrganisationEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Saved, and back on its page. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const name = await canvas.findByLabelText(say(words.name));
    await expect(name).toHaveValue(world.organisation.name);
    await userEvent.type(name, ' 1894{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: world.organisation.name })).toBeVisible();
    await waitFor(() => expect(within(document.body).getByText(say(words.saved))).toBeVisible());
  },
};

/** Refused: said at the field, and what was typed is still there. */
export const NameInAddressesTaken: Story = {
  parameters: { screen: { msw: [mockError('updateOrganisation', 'taken', { fields: { slug: 'taken' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    const slug = await canvas.findByLabelText(say(organisationMessages.slug));
    await userEvent.clear(slug);
    await userEvent.type(slug, 'create{Enter}');
    await expect(await canvas.findByText(say(organisationMessages.slugTaken))).toBeVisible();
    await expect(slug).toHaveValue('create');
    await expect(slug).toHaveFocus();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getOrganisation', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { org_slug: 'nobody-knows-it' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
