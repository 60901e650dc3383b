import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Season } from '@oche/api/contract/competition';
import type { Input } from '@oche/api/contract/endpoints';
import { buildCompetition, buildSeasons } from '@oche/mocks/competition';
import { mock, mockError } from '@oche/mocks/mock';
import { registrationsOf } from '@oche/mocks/responses/registrations';
import { eveningInProgress, longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CompetitionHome } from './competitionHome/CompetitionHome.tsx';
import { messages as homeMessages } from './messages.ts';
import { fieldMessages } from '../../parts/forms/fieldMessages.ts';
import { teamFieldMessages } from '../../parts/league/teamFieldMessages.ts';
import { registerMessages as messages } from './registerMessages.ts';

/** The context of a season before its fixtures are published. */
const contextOf =
  (takesTeams: boolean) =>
  ({ competition }: World) =>
    mock('getCompetitionContext', ({ domainBase64 }) => ({
      ...{ ...competition, groups: [], openSeasons: takesTeams && competition.season ? [competition.season.id] : [] },
      encodedDomain: domainBase64,
    }));
/** Teams can register. */
const open = contextOf(true);
const opened = (...more: ReturnType<typeof mock>[]) => ({ msw: (world: World) => [...more, open(world)] });
const withLink = { route: 'competitionHome', search: 'registration=from-the-mail', msw: (world: World) => [open(world)] } as const;

const meta = {
  component: CompetitionHome,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionHome', ...opened() } },
} satisfies Meta<typeof CompetitionHome>;
export default meta;
type Story = StoryObj<typeof meta>;

type Tools = Parameters<NonNullable<Story['play']>>[0];

/** Opens the form and returns its dialog. */
const openForm = async ({ canvas, userEvent, say }: Pick<Tools, 'canvas' | 'userEvent' | 'say'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: say(messages.title) }));
  const dialog = within(await screen.findByRole('dialog', { name: say(messages.title) }));
  await dialog.findByRole('combobox', { name: say(messages.location) });
  return dialog;
};
const send = async ({ userEvent, say }: Pick<Tools, 'userEvent' | 'say'>, dialog: Awaited<ReturnType<typeof openForm>>) =>
  userEvent.click(dialog.getByRole('button', { name: say(messages.send) }));
/** Fills the fields that a team must have. */
const fill = async ({ userEvent, say }: Pick<Tools, 'userEvent' | 'say'>, dialog: Awaited<ReturnType<typeof openForm>>) => {
  await userEvent.type(dialog.getByRole('textbox', { name: say(messages.captain) }), 'Ilse Pijlstra');
  await userEvent.type(dialog.getByRole('textbox', { name: say(messages.email) }), 'ilse@example.org');
};
const nameField = ({ say }: Pick<Tools, 'say'>, dialog: Awaited<ReturnType<typeof openForm>>) =>
  dialog.getByRole('textbox', { name: say(messages.name) });

let sent: Input<'registerTeam'>[] = [];
const catching = {
  msw: (world: World) => {
    sent = [];
    return [
      open(world),
      mock('registerTeam', (input) => {
        sent.push(input);
        return null;
      }),
    ];
  },
};

export const Open: Story = {
  play: async ({ canvas, say, world }) => {
    await expect(await canvas.findByRole('region', { name: say(messages.title) })).toBeVisible();
    await expect(canvas.getByText(say(messages.text, { season: world.competition.season!.name }))).toBeVisible();
  },
};

/** The organisers do not take teams now. */
export const Closed: Story = {
  parameters: { screen: { msw: (world: World) => [contextOf(false)(world)] } },
  play: async ({ canvas, say }) => {
    await canvas.findByText(say(homeMessages.noTeams));
    await expect(canvas.queryByRole('button', { name: say(messages.title) })).toBeNull();
  },
};

/** A season that has begun is the current one, so the home page leads to the next one. */
export const NextSeason: Story = {
  parameters: {
    screen: {
      world: (): World => {
        const [current, next] = [...buildSeasons(2)].reverse() as [Season, Season];
        return {
          ...eveningInProgress(),
          competition: { ...buildCompetition({ seasons: [next, current] }), season: current, openSeasons: [next.id] },
        };
      },
      msw: [],
    },
  },
  play: async ({ canvas, say, world }) => {
    const [{ slug, name }] = world.competition.seasons as [Season];
    await expect(await canvas.findByText(say(messages.later, { season: name }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(messages.title) }).getAttribute('href')).toMatch(new RegExp(`/${slug}$`));
    await expect(canvas.queryByRole('button', { name: say(messages.title) })).toBeNull();
  },
};

/** Clubs and locations of the season, and of the one before, are suggested. A location that nobody knows is described in words. */
export const Sent: Story = {
  parameters: { screen: catching },
  play: async ({ canvas, userEvent, say, world, ...tools }) => {
    const dialog = await openForm({ canvas, userEvent, say, ...tools });
    await userEvent.type(nameField({ say }, dialog), 'Nieuwe Ploeg');
    const club = dialog.getByRole('combobox', { name: say(teamFieldMessages.club) });
    await waitFor(() => expect((club as HTMLInputElement).list?.options).toHaveLength(1));
    await userEvent.type(club, 'De Pijl');
    await userEvent.click(dialog.getByRole('combobox', { name: say(messages.weekday) }));
    await userEvent.click((await screen.findAllByRole('option'))[5]!);
    await userEvent.click(dialog.getByRole('combobox', { name: say(messages.location) }));
    await expect(await screen.findByRole('option', { name: world.location.name })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: say(messages.elsewhere) }));
    await userEvent.type(dialog.getByRole('textbox', { name: say(messages.newLocation) }), 'Café De Drie Pijlen, Krijtdam');
    await fill({ userEvent, say }, dialog);
    await userEvent.type(dialog.getByRole('textbox', { name: say(messages.remark) }), 'Niet in mei');
    await send({ userEvent, say }, dialog);
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      say(messages.sent, { email: 'ilse@example.org', team: 'Nieuwe Ploeg' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toEqual([
      {
        ...{ seasonId: world.competition.season!.id, name: 'Nieuwe Ploeg', club: 'De Pijl', homeWeekday: 5, homeTime: '20:00' },
        ...{ newLocation: 'Café De Drie Pijlen, Krijtdam', captain: 'Ilse Pijlstra', email: 'ilse@example.org', remark: 'Niet in mei' },
        langcode: document.documentElement.lang.slice(0, 2),
      },
    ]);
    // The next team begins with an empty form.
    await userEvent.click(canvas.getByRole('button', { name: say(messages.another) }));
    await expect(nameField({ say }, within(await screen.findByRole('dialog')))).toHaveValue('');
  },
};

/** A known location. */
export const KnownLocation: Story = {
  parameters: { screen: catching },
  play: async ({ canvas, userEvent, say, world, ...tools }) => {
    const dialog = await openForm({ canvas, userEvent, say, ...tools });
    await userEvent.type(nameField({ say }, dialog), 'Nieuwe Ploeg');
    await userEvent.click(dialog.getByRole('combobox', { name: say(messages.location) }));
    await userEvent.click(await screen.findByRole('option', { name: world.location.name }));
    await fill({ userEvent, say }, dialog);
    await send({ userEvent, say }, dialog);
    await canvas.findByRole('status');
    await expect(sent[0]).toMatchObject({ locationId: world.location.id });
    await expect(sent[0]).not.toHaveProperty('newLocation');
  },
};

/** A form that lacks something says what, and nothing is sent. */
export const Incomplete: Story = {
  parameters: { screen: catching },
  play: async ({ canvas, userEvent, say, ...tools }) => {
    const dialog = await openForm({ canvas, userEvent, say, ...tools });
    await userEvent.type(dialog.getByRole('textbox', { name: say(messages.email) }), 'ilse');
    await send({ userEvent, say }, dialog);
    for (const message of [messages.nameMissing, messages.captainMissing, fieldMessages.emailInvalid])
      await expect(await dialog.findByText(say(message))).toBeVisible();
    await waitFor(() => expect(nameField({ say }, dialog)).toHaveFocus());
    await expect(sent).toEqual([]);
  },
};

/** A form that is closed by mistake keeps its values. */
export const KeepsDraft: Story = {
  play: async ({ canvas, userEvent, say, ...tools }) => {
    const dialog = await openForm({ canvas, userEvent, say, ...tools });
    await userEvent.type(nameField({ say }, dialog), 'Nieuwe Ploeg');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(nameField({ say }, await openForm({ canvas, userEvent, say, ...tools }))).toHaveValue('Nieuwe Ploeg');
  },
};

/** The organisers have published the fixtures while the form was open. */
export const ClosedMeanwhile: Story = {
  parameters: { screen: opened(mockError('registerTeam', 'wrong-state')) },
  play: async ({ canvas, userEvent, say, ...tools }) => {
    const dialog = await openForm({ canvas, userEvent, say, ...tools });
    await userEvent.type(nameField({ say }, dialog), 'Nieuwe Ploeg');
    await fill({ userEvent, say }, dialog);
    await send({ userEvent, say }, dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(say(messages.closed));
    await expect(nameField({ say }, dialog)).toHaveValue('Nieuwe Ploeg');
  },
};

/** The suggestions cannot be loaded. A location is described in words. */
export const WithoutSuggestions: Story = {
  parameters: { screen: opened(mockError('listTeams', 'internal')) },
  play: async ({ canvas, userEvent, say, ...tools }) => {
    const dialog = await openForm({ canvas, userEvent, say, ...tools });
    await userEvent.click(dialog.getByRole('combobox', { name: say(messages.location) }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.click(screen.getByRole('option', { name: say(messages.elsewhere) }));
    await expect(dialog.getByRole('textbox', { name: say(messages.newLocation) })).toBeVisible();
  },
};

/** The link in the e-mail shows what it confirms. Only the button confirms it. */
export const FromEmail: Story = {
  parameters: { screen: withLink },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
    const { name, newLocation, remark } = registrationsOf(world)[0]!;
    for (const fact of [name, newLocation!, remark]) await expect(await canvas.findByText(fact)).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.confirm) })).toBeVisible();
  },
};

export const Confirmed: Story = {
  parameters: { screen: withLink },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.confirm) }));
    const { organisation } = world.competition;
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      say(messages.confirmed, { team: registrationsOf(world)[0]!.name, organisation: organisation.name }),
    );
    await expect(canvas.queryByRole('button', { name: say(messages.confirm) })).toBeNull();
  },
};

/** The link has been used already, or is older than a day. */
export const Expired: Story = {
  parameters: { screen: { ...withLink, ...opened(mock('getUnconfirmedRegistration', null)) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.gone))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.confirm) })).toBeNull();
  },
};

/** The season takes no more teams when the captain confirms. */
export const TooLate: Story = {
  parameters: { screen: { ...withLink, ...opened(mockError('confirmRegistration', 'wrong-state')) } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.confirm) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(messages.closed));
  },
};

/** Nothing is cut off in the form in German on a phone. */
export const LongGermanForm: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames, ...opened() } },
  play: async ({ canvas, userEvent, say, ...tools }) => {
    const dialog = await openForm({ canvas, userEvent, say, ...tools });
    await send({ userEvent, say }, dialog);
    await dialog.findByText(say(messages.nameMissing));
    const box = screen.getByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const LongGermanLink: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { ...withLink, world: longGermanNames } },
  play: async ({ canvas, say }) => {
    await canvas.findByRole('button', { name: say(messages.confirm) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const DarkLink: Story = { tags: ['picture'], globals: { mode: 'dark' }, parameters: { screen: withLink } };

/** The season has a name of its own, and there is no earlier one. */
export const FirstSeason: Story = {
  parameters: {
    screen: {
      world: (): World => {
        const { id } = eveningInProgress().competition.seasons[0]!;
        const seasons = [{ id, slug: '2027', name: '2027', startsOn: '2027-01-15', endsOn: '2027-06-25' }];
        return { ...eveningInProgress(), competition: buildCompetition({ seasons }) };
      },
      ...opened(),
    },
  },
  play: async ({ canvas, userEvent, say, world, ...tools }) => {
    const dialog = await openForm({ canvas, userEvent, say, ...tools });
    await userEvent.click(dialog.getByRole('combobox', { name: say(messages.location) }));
    await expect(await screen.findByRole('option', { name: world.location.name })).toBeVisible();
  },
};
