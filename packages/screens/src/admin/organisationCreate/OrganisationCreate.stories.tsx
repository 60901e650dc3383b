import type { Meta, StoryObj } from '@storybook/react-vite';
import { organisationsOf } from '@oche/mocks/administration';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as errors } from '../../shell/errorMessages.ts';
import { words } from '../../shell/words.ts';
import { organisationMessages } from '../organisationMessages.ts';
import { siteFieldMessages } from '../../parts/site/siteFieldMessages.ts';
import { messages } from './messages.ts';
import { OrganisationCreate } from './OrganisationCreate.tsx';

const meta = {
  component: OrganisationCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'organisationCreate', user: 'superadmin' } },
} satisfies Meta<typeof OrganisationCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After the competition is created, its page opens. */
export const Default: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const [, competition] = organisationsOf(world);
        if (!competition) throw new Error('There is no competition.');
        return [mock('createCompetition', competition)];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Dartsliga Onder Den Toren');
    await userEvent.type(canvas.getByLabelText(say(siteFieldMessages.domains)), 'league.example');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dartsliga Onder Den Toren' })).toBeVisible();
  },
};

/** The server reports the line of the invalid host name, and the error quotes the name. */
export const InvalidHostName: Story = {
  parameters: { screen: { msw: [mockError('createCompetition', 'invalid', { fields: { 'domains.1': 'invalid_format' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(organisationMessages.nameMissing))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'Liga');
    const hosts = canvas.getByLabelText(say(siteFieldMessages.domains));
    await userEvent.type(hosts, 'league.example{Enter}two.example');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(siteFieldMessages.domainsInvalid, { host: 'two.example' }))).toBeVisible();
    await expect(hosts).toHaveValue('league.example\ntwo.example');
    await expect(hosts).toHaveFocus();
  },
};

export const HostNameTaken: Story = {
  parameters: { screen: { msw: [mockError('createCompetition', 'taken', { fields: { domains: 'taken' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Liga');
    await userEvent.type(canvas.getByLabelText(say(siteFieldMessages.domains)), 'league.example');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(siteFieldMessages.domainsTaken))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

/** The server fails. An error is shown above the form, and the form keeps the typed values. */
export const Failed: Story = {
  parameters: { screen: { msw: [mockError('createCompetition', 'internal')] } },
  play: async ({ canvas, userEvent, say }) => {
    const name = await canvas.findByLabelText(say(words.name));
    await userEvent.type(name, 'Liga{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(errors.internal));
    await expect(name).toHaveValue('Liga');
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
