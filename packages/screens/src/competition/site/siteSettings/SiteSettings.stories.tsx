import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { siteSettingsOf } from '@oche/mocks/responses/site';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, waitFor, within } from 'storybook/test';
import { messages as orderMessages } from '../../../parts/order/messages.ts';
import { logoMessages } from '../../../parts/site/logoMessages.ts';
import { siteFieldMessages } from '../../../parts/site/siteFieldMessages.ts';
import { fieldMessages } from '../../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages as siteMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { SiteSettings } from './SiteSettings.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: SiteSettings,
  parameters: { layout: 'fullscreen', screen: { route: 'siteSettings', params: paramsOf } },
} satisfies Meta<typeof SiteSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();

/** An administrator shows the cup, moves the news up, and changes the link of a sponsor. The preview follows at once. */
export const Default: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('updateSite', (input) => {
          sent(input);
          return siteSettingsOf(world);
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    const list = within(await canvas.findByRole('list', { name: say(messages.navigation) }));
    const news = say(messages.pageName, { page: 'news' });
    await userEvent.click(list.getByRole('checkbox', { name: say(messages.pageName, { page: 'cup' }) }));
    await userEvent.click(list.getByRole('button', { name: say(orderMessages.up, { name: news }) }));
    const link = canvas.getByRole('textbox', { name: say(messages.sponsorLink) });
    await userEvent.clear(link);
    await userEvent.type(link, 'crown.example');
    const [name] = canvas.getAllByLabelText<HTMLInputElement>(say(words.name));
    await userEvent.clear(name!);
    await userEvent.type(name!, 'Dartsbond Krijtdorp');
    await expect(canvas.getAllByText('Dartsbond Krijtdorp')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({
          name: 'Dartsbond Krijtdorp',
          sponsors: [{ name: 'Brouwerij De Kroon', url: 'https://crown.example/', logo: null }],
          domains: ['krijtland.example', 'darts.krijtland.example'],
        }),
      ),
    );
    const [{ navigation }] = sent.mock.lastCall as [{ navigation: { page: string; isHidden: boolean }[] }];
    await expect(navigation.map(({ page }) => page).slice(2, 5)).toEqual(['cup', 'news', 'individual']);
    await expect(navigation.some(({ isHidden }) => isHidden)).toBe(false);
    await expect(await canvas.findByText(say(words.saved))).toBeVisible();
  },
};

/** A colour that is too faint on white, with a nearby one that is good in both modes. */
export const FaintColour: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const field = await canvas.findByLabelText(say(siteFieldMessages.colour));
    await userEvent.clear(field);
    await userEvent.type(field, '#e8b400');
    await expect(canvas.getByText(say(siteFieldMessages.colourFaint))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /#/ }));
    await expect(canvas.getAllByText(say(siteFieldMessages.colourGood))).toHaveLength(2);
  },
};

/** No host name leads to the site: the page says so first, and again after saving. */
export const NoAddress: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const settings = { ...siteSettingsOf(world), domains: [] };
        return [mock('getSite', settings), mock('updateSite', settings)];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByText(say(siteMessages.noAddress))).toBeVisible();
    await userEvent.type(canvas.getAllByLabelText(say(words.name))[0]!, '!');
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(messages.savedWithoutAddress))).toBeVisible();
  },
};

/** An editor sees the host names, and changes everything else. */
export const Editor: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'editor' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.administrators))).toBeVisible();
    await expect(canvas.getByText('krijtland.example')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: say(siteFieldMessages.domains) })).toBeNull();
    await expect(canvas.queryByText(say(logoMessages.hint))).toBeNull();
  },
};

/** Nothing is sent without a name of the site, and of each sponsor. */
export const NamesMissing: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.addSponsor) }));
    await userEvent.clear(canvas.getAllByLabelText(say(words.name))[0]!);
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await expect(await canvas.findAllByText(say(shared.nameMissing))).toHaveLength(2);
  },
};

/** The server refuses fields, and each says why. */
export const FieldErrors: Story = {
  parameters: {
    screen: {
      msw: [
        mockError('updateSite', 'invalid', {
          fields: { 'sponsors.0.url': 'invalid_format', 'domains.1': 'invalid_format', rules_text: 'too_big' },
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(messages.sponsorLinkInvalid))).toBeVisible();
    await expect(canvas.getByText(say(siteFieldMessages.domainsInvalid, { host: 'darts.krijtland.example' }))).toBeVisible();
    await expect(canvas.getByText(say(fieldMessages.too_big))).toBeVisible();
  },
};

/** A host name of another organisation. */
export const DomainTaken: Story = {
  parameters: { screen: { msw: [mockError('updateSite', 'taken', { fields: { domains: 'taken' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(siteFieldMessages.domainsTaken))).toBeVisible();
  },
};

/** A site that nobody has set up. */
export const Empty: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getManagedCompetition', managedCompetitionOf(world, { role: 'editor' })),
        mock('getSite', { ...siteSettingsOf(world), sponsors: [], domains: [], helpText: '' }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noDomains))).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: say(messages.sponsorLink) })).toBeNull();
  },
};

/** The settings hold for all seasons, so they can change while an archived one is open. */
export const Archived: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'archived' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.forAll))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(words.save) })).toBeEnabled();
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'captain' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getSite', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
