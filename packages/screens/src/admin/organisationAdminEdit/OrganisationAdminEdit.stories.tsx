import type { Meta, StoryObj } from '@storybook/react-vite';
import { organisationsOf } from '@oche/mocks/administration';
import { logoPath } from '@oche/mocks/builders';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { organisationMessages } from '../organisationMessages.ts';
import { siteFieldMessages } from '../../parts/site/siteFieldMessages.ts';
import { uploadMessages } from '../../parts/forms/uploadMessages.ts';
import { logoMessages } from '../../parts/site/logoMessages.ts';
import { OrganisationAdminEdit } from './OrganisationAdminEdit.tsx';

const meta = {
  component: OrganisationAdminEdit,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'organisationAdminEdit', user: 'superadmin', params: ({ organisation }) => ({ org_slug: organisation.slug }) },
  },
} satisfies Meta<typeof OrganisationAdminEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After saving, the page of the organisation opens. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const name = await canvas.findByLabelText(say(words.name));
    await expect(name).toHaveValue(world.organisation.name);
    await userEvent.type(name, ' 1894{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: world.organisation.name })).toBeVisible();
    await waitFor(() => expect(within(document.body).getByText(say(words.saved))).toBeVisible());
  },
};

/** The field shows the error and keeps its value. */
export const SlugTaken: Story = {
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

const png = new File([new Uint8Array(20_000)], 'crest.png', { type: 'image/png' });

/** A logo is uploaded as soon as it is chosen, and removed with one click. */
export const LogoChosen: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        let logo: string | null = null;
        const current = () => ({ ...organisationsOf(world)[0]!, logo });
        return [mock('getOrganisation', current), mock('setLogo', ({ file }) => ((logo = file && logoPath), current()))];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.upload(await canvas.findByLabelText(new RegExp(say(logoMessages.logo))), png);
    await expect(await canvas.findByText('crest.png')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: say(uploadMessages.remove) }));
    await expect(await canvas.findByText(say(uploadMessages.choosePicture))).toBeVisible();
  },
};

/** The server checks the content of the file, not its name. */
export const LogoRefused: Story = {
  parameters: { screen: { msw: [mockError('setLogo', 'invalid', { fields: { file: 'not-image' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    const input = await canvas.findByLabelText(new RegExp(say(logoMessages.logo)));
    await userEvent.upload(input, png);
    await waitFor(() => expect(input).toHaveAccessibleDescription(say(uploadMessages.notPicture)));
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

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

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

const competition: Story['parameters'] = { screen: { route: 'organisationAdminEdit', params: { org_slug: 'dartsliga-onder-den-toren' } } };

/** One of the competition's two host names is missing in the settings of the server. The fields of the site are saved with the others. */
export const Competition: Story = {
  parameters: competition,
  play: async ({ canvas, userEvent, say, like }) => {
    await expect(await canvas.findByText(like(siteFieldMessages.notConnectedText, { count: 1 }))).toHaveTextContent('dartsliga.example');
    const colour = canvas.getByLabelText(say(siteFieldMessages.colour));
    await userEvent.clear(colour);
    await userEvent.type(colour, '#0a7d3c');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Deutsch' }));
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await waitFor(() => expect(within(document.body).getByText(say(words.saved))).toBeVisible());
  },
};

export const WithLogo: Story = {
  parameters: competition,
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(uploadMessages.remove) })).toBeVisible();
  },
};

/** The field shows the error and keeps its value. */
export const ColourInvalid: Story = {
  parameters: competition,
  play: async ({ canvas, userEvent, say }) => {
    const colour = await canvas.findByLabelText(say(siteFieldMessages.colour));
    await userEvent.clear(colour);
    await userEvent.type(colour, '#zzz{Enter}');
    await expect(await canvas.findByText(say(siteFieldMessages.colourInvalid))).toBeVisible();
    await expect(colour).toHaveValue('#zzz');
    await expect(colour).toHaveFocus();
  },
};
