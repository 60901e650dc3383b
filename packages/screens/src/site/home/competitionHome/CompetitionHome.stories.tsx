import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCompetition } from '@oche/mocks/competition';
import { mockError } from '@oche/mocks/mock';
import { empty, eveningInProgress, longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { words } from '../../../shell/words.ts';
import { messages } from '../messages.ts';
import { CompetitionHome } from './CompetitionHome.tsx';

const meta = { component: CompetitionHome, parameters: { layout: 'fullscreen', screen: { route: 'competitionHome' } } } satisfies Meta<
  typeof CompetitionHome
>;
export default meta;
type Story = StoryObj<typeof meta>;

const competition = (overrides: Parameters<typeof buildCompetition>[0]) => () => ({
  ...eveningInProgress(),
  competition: buildCompetition(overrides),
});

/** The organisers have finished the season before its last day. */
export const Finished: Story = {
  parameters: { screen: { world: () => ({ ...eveningInProgress(), competition: { ...buildCompetition(), isFinished: true } }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.over))).toBeVisible();
    await expect(canvas.queryByText(say(messages.runs))).toBeNull();
  },
};

/** The current season, under the organisation's name. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { organisation, season } = world.competition;
    await expect(await canvas.findByRole('heading', { level: 1, name: say(siteMessages.season, { name: season!.name }) })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: organisation.name })).toBeVisible();
    await expect(document.title).toBe(`${say(words.home)} - ${organisation.name} | Tournament platform`);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    await expect(canonical?.href).toMatch(/^https:\/\/oche\.example\/(en|fr|de)?$/);
    const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]');
    await expect(image?.content).toMatch(new RegExp(`^https://oche\\.example/api/share/home/${organisation.id}\\?lang=..$`));
  },
};

/** The menu links to the same page of another season. */
export const ChooseSeason: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, say }) => {
    await canvas.findByRole('heading', { level: 1 });
    // With a large font size, a desktop shows the layout of a phone.
    const wide = canvas.queryByRole('button', { name: say(siteMessages.season, { name: '2026–2027' }) });
    await userEvent.click(wide ?? canvas.getByRole('button', { name: say(shellMessages.menu) }));
    const previousSeason = say(siteMessages.season, { name: '2024–2025' });
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: previousSeason }));
    await expect(await canvas.findByRole('heading', { level: 1, name: previousSeason })).toBeVisible();
  },
};

/** A new competition without season, contact and description. */
export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noSeason))).toBeVisible();
  },
};

/** The only season has not started. */
export const FirstSeasonUpcoming: Story = {
  parameters: {
    screen: {
      world: competition({
        seasons: [{ id: '019a5c1e-7f00-7000-8000-00000000002a', slug: '2027', name: '2027', startsOn: '2027-01-15', endsOn: '2027-06-25' }],
      }),
    },
  },
  play: async ({ canvas, like }) => {
    await expect(await canvas.findByText(like(messages.comes))).toBeVisible();
  },
};

/** The line under the name has the competition's colour, if the contrast is sufficient. */
export const StrongColour: Story = {
  parameters: { screen: { world: competition({ colour: '#d3222a' }) } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(getComputedStyle(canvasElement.querySelector('header .border-rule')!).borderBottomColor).toBe('rgb(211, 34, 42)');
  },
};

/** Neon yellow has too little contrast on white, so the line keeps the text colour. */
export const ColourWithoutContrast: Story = {
  globals: { mode: 'light' },
  parameters: { screen: { world: competition({ colour: '#e6ff00' }) } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    const line = getComputedStyle(canvasElement.querySelector('header .border-rule')!).borderBottomColor;
    await expect(line).toBe(getComputedStyle(document.body).color);
  },
};

/** A logged-in user. The session is valid on this host name only. */
export const LoggedIn: Story = {
  parameters: { screen: { user: 'user' } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(siteMessages.loggedInAs, { name: world.user.name }), { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(words.logOut) })).toBeVisible();
  },
};

/** The organisers do not want search engines to list the site. */
export const NotIndexed: Story = {
  parameters: { screen: { world: () => ({ ...eveningInProgress(), competition: { ...buildCompetition(), isIndexable: false } }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas, world }) => {
    await canvas.findByRole('heading', { level: 1 });
    const name = canvas.getByText(world.competition.organisation.name);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getCompetitionContext', 'internal')] } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: world.competition.organisation.name })).toBeVisible();
  },
};

/** The host name is in the settings of the server, but no organisation has it yet. */
export const UnassignedHostName: Story = {
  parameters: { screen: { site: 'nobodys' } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
    await expect(canvas.queryByText(world.competition.organisation.name)).toBeNull();
    await expect(canvas.getByRole('link', { name: say(shellMessages.goHome) }).getAttribute('href')).toMatch(/^https:\/\/oche\.example\//);
    await expect(document.title).toBe(`${say(shellMessages.notFoundTitle)} - Oche | Tournament platform`);
  },
};

export const Dark: Story = { tags: ['picture'], globals: { mode: 'dark' } };

/** On a phone one menu has seasons, language and colour mode. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(shellMessages.menu) }));
    const menu = within(document.body);
    const season = await menu.findByRole('menuitem', { name: say(siteMessages.season, { name: '2025–2026' }) });
    await waitFor(() => expect(season).toBeVisible());
    await userEvent.click(menu.getByRole('menuitem', { name: say(shellMessages.language) }));
    const chosen = (await menu.findAllByRole('menuitemradio')).filter(({ ariaChecked }) => ariaChecked === 'true');
    await expect(chosen).toHaveLength(1);
  },
};
