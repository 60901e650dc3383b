import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { empty, longGermanNames } from '@oche/mocks/world';
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

/** A club that has just been made: nothing is there, and the first step is the one to take. */
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

/** A device that says where it is, until the story is over. */
const deviceIn = (timeZone: string) => () => {
  const spy = spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    timeZone,
  });
  return () => spy.mockRestore();
};

/** Somebody who manages nothing yet names the club; then the page goes on with it. */
export const FirstVisit: Story = {
  beforeEach: deviceIn('Europe/Brussels'),
  parameters: {
    screen: {
      world: empty,
      msw: ({ user, organisation }) => {
        let made = false;
        return [
          mock('createOrganisation', ({ name }) => {
            made = true;
            return { ...organisation, name };
          }),
          mock('getUser', () => ({ ...user, memberships: made ? [{ role: 'admin' as const, organisation }] : [] })),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(newClubMessages.name)), 'Krijtdorp Darts Club{Enter}');
    await expect(await canvas.findByRole('heading', { name: say(messages.evening) })).toBeVisible();
  },
};

/** A device that only says UTC does not say where the club is: its organiser is asked, and nothing is sent before. */
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

/** Nothing is sent without a name, and the field says why. */
export const NoName: Story = {
  parameters: { screen: { msw: ({ user }) => [mock('getUser', { ...user, memberships: [] })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(newClubMessages.create) }));
    await expect(await canvas.findByText(say(manageMessages.nameMissing))).toBeVisible();
  },
};

/** Whoever manages several clubs chooses; the address says which. */
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

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listEvents', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
