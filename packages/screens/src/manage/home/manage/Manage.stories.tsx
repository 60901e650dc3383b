import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, spyOn, within } from 'storybook/test';
import { Manage } from './Manage.tsx';
import { messages } from './messages.ts';
import { newClubMessages } from '../../parts/messages.ts';
import { messages as manageMessages } from '../../parts/messages.ts';
import { messages as zoneMessages } from '../../../parts/forms/timeZoneMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';

const meta = { component: Manage, parameters: { layout: 'fullscreen', screen: { route: 'manage' } } } satisfies Meta<typeof Manage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The organisation of a competition as a membership shows it. */
const ofCompetition = ({ id, slug, name }: World['competition']['organisation']) => ({ id, slug, name, kind: 'competition' as const });

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.organisation.name })).toBeVisible();
    const table = await canvas.findByRole('table', { name: say(messages.now) });
    await expect(within(table).getByRole('link', { name: new RegExp(`^${world.tournament.name}`) })).toHaveAttribute(
      'href',
      expect.stringContaining(`/manage/tournaments/${world.tournament.id}`),
    );
  },
};

/** A user organises a competition beside the club that is shown. A link leads to its seasons. */
export const WithCompetition: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: {
    screen: {
      msw: ({ user, organisation, competition }) => [
        mock('getUser', {
          ...user,
          memberships: [
            { role: 'admin', organisation },
            { role: 'editor', organisation: { ...organisation, ...ofCompetition(competition.organisation) } },
          ],
        }),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    const { name, slug } = world.competition.organisation;
    const link = await canvas.findByRole('link', { name: say(messages.league, { name }) });
    await expect(link.getAttribute('href')).toMatch(new RegExp(`/competition/${slug}$`));
    await expect(canvas.getAllByText(world.organisation.name)[0]).toBeVisible();
  },
};

/** A new club. Every list is empty, and the first step is highlighted. */
export const Empty: Story = {
  parameters: {
    screen: {
      world: empty,
      msw: [
        mock('listLocations', { items: [], page: 1, perPage: 50, total: 0 }),
        mock('listEvents', { items: [], page: 1, perPage: 50, total: 0 }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.locationTodo))).toBeVisible();
    await expect(canvas.getByText(say(messages.nothingOn))).toBeVisible();
  },
};

/** Mocks the time zone of the device until the story ends. */
const deviceIn = (timeZone: string) => () => {
  const spy = spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    timeZone,
  });
  return () => spy.mockRestore();
};

/** A user without a club creates one first. The page then shows the new club. */
export const FirstVisit: Story = {
  beforeEach: deviceIn('Europe/Brussels'),
  parameters: {
    screen: {
      world: empty,
      msw: ({ user, organisation }) => {
        let created = false;
        return [
          mock('createOrganisation', ({ name }) => {
            created = true;
            return { ...organisation, name };
          }),
          mock('getUser', () => ({ ...user, memberships: created ? [{ role: 'admin' as const, organisation }] : [] })),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(newClubMessages.name)), 'Krijtdorp Darts Club{Enter}');
    await expect(await canvas.findByRole('heading', { name: say(messages.evening) })).toBeVisible();
  },
};

/** The device reports UTC, which is not the time zone of a club. The form is not sent until a zone is chosen. */
export const ZoneUnknown: Story = {
  beforeEach: deviceIn('UTC'),
  parameters: { screen: { msw: ({ user }) => [mock('getUser', { ...user, memberships: [] })] } },
  play: async ({ canvas, userEvent, say }) => {
    const zone = await canvas.findByRole('combobox', { name: say(zoneMessages.timeZone) });
    await expect(zone).toHaveTextContent(say(zoneMessages.chooseZone));
    await userEvent.type(canvas.getByLabelText(say(newClubMessages.name)), 'Krijtdorp Darts Club{Enter}');
    await expect(await canvas.findByText(say(zoneMessages.zoneMissing))).toBeVisible();
    await userEvent.click(zone);
    await userEvent.click(await screen.findByRole('option', { name: 'Brussels' }));
    await expect(zone).toHaveTextContent('Brussels');
  },
};

/** The form is not sent without a name, and the field shows an error. */
export const NoName: Story = {
  parameters: { screen: { msw: ({ user }) => [mock('getUser', { ...user, memberships: [] })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(newClubMessages.create) }));
    await expect(await canvas.findByText(say(manageMessages.nameMissing))).toBeVisible();
  },
};

/** A user who manages several clubs chooses one. The URL holds the choice. */
export const TwoClubs: Story = {
  parameters: {
    screen: {
      search: 'club=second-club',
      msw: ({ user, organisation }) => [
        mock('getUser', {
          ...user,
          memberships: [
            { role: 'admin', organisation },
            { role: 'editor', organisation: { ...organisation, id: user.id, slug: 'second-club', name: 'De Tweede Pijl' } },
          ],
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(manageMessages.club, { name: 'De Tweede Pijl' }) }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: world.organisation.name }));
    await expect(await canvas.findByRole('button', { name: say(manageMessages.club, { name: world.organisation.name }) })).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listEvents', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
