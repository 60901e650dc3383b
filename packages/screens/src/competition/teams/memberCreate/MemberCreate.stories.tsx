import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@oche/api/errors';
import { addDays } from '@oche/darts/days';
import { formatPlanned } from '@oche/i18n/format';
import { managedCompetitionOf, withTeam } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { membersOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { words } from '../../../shell/words.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { fieldMessages } from '../../../parts/forms/fieldMessages.ts';
import { messages } from '../memberMessages.ts';
import { messages as transferMessages } from '../transferMessages.ts';
import { MemberCreate } from './MemberCreate.tsx';

const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  team_slug: teamsOf(world)[0]!.team.slug,
});

/** The first team of the world for its captain. `rosterByCaptain`: what the season lets captains do */
const asCaptain = (rosterByCaptain: 'no' | 'request' | 'free') => (world: World) => {
  const managed = managedCompetitionOf(world, { role: 'captain', rules: { rosterByCaptain } });
  return [mock('getManagedCompetition', ({ team }) => withTeam(managed, world, team))];
};

const meta = {
  component: MemberCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'memberCreate', params: paramsOf } },
} satisfies Meta<typeof MemberCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name belongs to known players. The organiser chooses one of them, and their results stay together. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [known] = world.players;
    await userEvent.type(await canvas.findByLabelText(say(words.name)), known!.name);
    const perhaps = await canvas.findByRole('region', { name: say(messages.perhaps) });
    await userEvent.click((await within(perhaps).findAllByRole('button'))[0]!);
    await expect(await canvas.findByText(say(messages.known, { name: known!.name }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.somebodyElse) }));
    await expect(await canvas.findByLabelText(say(words.name))).toHaveValue(known!.name);
  },
};

/** The form is not sent without a name, or with a wrong number. */
export const FieldErrors: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(messages.number)), '0');
    await userEvent.type(canvas.getByLabelText(say(words.email)), 'nobody');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.add) }));
    await expect(await canvas.findByText(say(shared.nameMissing))).toBeVisible();
    await expect(canvas.getByText(say(messages.numberInvalid))).toBeVisible();
    await expect(canvas.getByText(say(fieldMessages.emailInvalid))).toBeVisible();
  },
};

/** The last day for new players has passed. */
export const RosterClosed: Story = {
  parameters: { screen: { msw: [mockError('createMember', 'roster-closed')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Zo{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(teamMessages.rosterClosed));
  },
};

/** The player plays for another team, and the season allows one. The page offers a transfer instead of a button that cannot work. */
export const OtherTeam: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const [first, second, ...others] = membersOf(world);
        const playing = { ...second!, playerId: world.players[0]!.id };
        return [mock('listSeasonMembers', [first!, playing, ...others])];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [to, from] = teamsOf(world);
    const { name } = membersOf(world)[1]!;
    await userEvent.type(await canvas.findByLabelText(say(words.name)), world.players[0]!.name);
    const perhaps = await canvas.findByRole('region', { name: say(messages.perhaps) });
    await userEvent.click((await within(perhaps).findAllByRole('button'))[0]!);
    await expect(await canvas.findByText(say(messages.added, { name, team: from!.name }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.add) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: say(transferMessages.openTo, { team: to!.name }) }));
    const dialog = await screen.findByRole('dialog');
    // The sheet of a match tonight keeps the player.
    await expect(within(dialog).getByLabelText(say(transferMessages.day))).toHaveValue(addDays(todayOf(world), 1));
    await expect(within(dialog).getByText(say(teamMessages.isCaptain, { name, team: from!.name, by: 'organiser' }))).toBeVisible();
    await expect(within(dialog).getByRole('combobox')).toHaveTextContent(to!.name);
    await userEvent.click(within(dialog).getByRole('button', { name: say(transferMessages.confirm) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Another player has the number. */
export const NumberTaken: Story = {
  parameters: { screen: { msw: [mockError('createMember', 'number-taken')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Zo{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(teamMessages.numberTaken));
  },
};

/** A captain types the name of a player of another team, and asks for a transfer in place of a second person. */
export const CaptainAsksForTransfer: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const asked = { ...membersOf(world)[1]!, requests: [] };
        return [
          ...asCaptain('request')(world),
          mock('transferMember', ({ teamId }) => {
            if (teamId !== teamsOf(world)[0]!.id) throw new Error('The captain asks for another team.');
            return asked;
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [to, from, other] = teamsOf(world);
    const { name } = membersOf(world)[1]!;
    await userEvent.type(await canvas.findByLabelText(say(words.name)), name.toLowerCase());
    const perhaps = await canvas.findByRole('region', { name: say(messages.perhaps) });
    await userEvent.click(within(perhaps).getByRole('button', { name: say(messages.same, { name: `${name}, ${from!.name}` }) }));
    await expect(await canvas.findByText(say(messages.added, { name, team: from!.name }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(transferMessages.openTo, { team: to!.name }) }));
    const dialog = await screen.findByRole('dialog');
    // The former team plays today, so today is too early.
    const day = within(dialog).getByLabelText(say(transferMessages.day));
    await userEvent.clear(day);
    await userEvent.type(day, todayOf(world));
    await expect(await within(dialog).findByText(say(transferMessages.tonightAsk, { day: '28 Nov 2026' }))).toBeVisible();
    await expect(within(dialog).getByText(say(transferMessages.tonight, { home: from!.name, away: other!.name }))).toBeVisible();
    await expect(within(dialog).getByText(say(transferMessages.wait, { team: from!.name, day: '5 Dec 2026' }))).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: say(transferMessages.ask) }));
    await waitFor(() => expect(screen.getByText(say(transferMessages.asked, { name, team: from!.name }))).toBeVisible());
  },
};

const todayOf = (world: World) => localNow(world.competition.organisation.timeZone).slice(0, 10);

const sent = fn();
const playerOf = (world: World) => {
  const [team] = teamsOf(world);
  return {
    team: team!,
    player: membersOf(world).find(({ roster }) => roster.some(({ to, team: { id } }) => to === null && id === team!.id))!,
  };
};

/** Keeps what the form sends for a new person. */
const keepsSent: Story['parameters'] = {
  screen: {
    msw: (world) => [
      mock('createMember', (input) => {
        sent(input);
        return { ...membersOf(world)[0]!, name: input.person!.name };
      }),
    ],
  },
};

/** Somebody in the team has the typed name, in capitals and without spaces. The form is not sent until the organiser says who it is. */
export const AlreadyInTheTeam: Story = {
  parameters: keepsSent,
  play: async ({ canvas, userEvent, world, say }) => {
    sent.mockClear();
    const { team, player } = playerOf(world);
    const field = await canvas.findByLabelText(say(words.name));
    await userEvent.type(field, player.name.toUpperCase().replaceAll(' ', ''));
    await expect(await canvas.findByText(say(messages.alreadyIn, { name: player.name, team: team.name }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(messages.isSame) })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/teams/${team.team.slug}/members$`)),
    );
    await userEvent.click(canvas.getByRole('button', { name: say(messages.add) }));
    await expect(canvas.getByText(say(messages.chooseNamesake))).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.isAnother) }));
    await expect(canvas.getByText(say(messages.another))).toBeVisible();
    await expect(canvas.queryByText(say(messages.chooseNamesake))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.add) }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

/** A player of another team has exactly the typed name. The form is not sent until the organiser says who it is. */
export const InAnotherTeam: Story = {
  parameters: keepsSent,
  play: async ({ canvas, userEvent, world, say }) => {
    sent.mockClear();
    const [, from] = teamsOf(world);
    const { name } = membersOf(world)[1]!;
    const field = await canvas.findByLabelText(say(words.name));
    await userEvent.type(field, name.toUpperCase());
    const perhaps = await canvas.findByRole('region', { name: say(messages.perhaps) });
    await expect(within(perhaps).getByRole('button', { name: say(messages.same, { name: `${name}, ${from!.name}` }) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.add) }));
    await expect(canvas.getByText(say(messages.chooseNamesake))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(within(perhaps).getByRole('button', { name: say(messages.isAnother) }));
    await expect(canvas.getByText(say(messages.another))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.add) }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

/** A player has left a full team today. The place is free from tomorrow. */
export const PlaceFreeTomorrow: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const { player, team } = playerOf(world);
        const today = todayOf(world);
        const leaving = {
          ...player,
          roster: [{ team: { id: team.id, slug: team.team.slug, name: team.name }, from: '2026-09-01', to: today, kind: 'fixed' as const }],
        };
        const managed = managedCompetitionOf(world, { rules: { mostPlayers: 1 } });
        return [mock('getManagedCompetition', ({ team: slug }) => withTeam(managed, world, slug)), mock('listSeasonMembers', [leaving])];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const day = formatPlanned('en', addDays(todayOf(world), 1), 'date');
    await expect(await canvas.findByText(say(messages.freeFrom, { most: 1, requests: 0, day }))).toBeVisible();
  },
};

/** A team may have as many players and open requests as the season allows. The captain learns it before asking once more. */
export const FullByRequests: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const { player, team } = playerOf(world);
        const request = membersOf(world).flatMap(({ requests }) => requests)[0]!;
        const asked = { ...membersOf(world)[3]!, roster: [], requests: [{ ...request, from: null, to: { id: team.id, name: team.name } }] };
        const managed = managedCompetitionOf(world, { role: 'captain', rules: { mostPlayers: 2, rosterByCaptain: 'request' } });
        return [
          mock('getManagedCompetition', ({ team: slug }) => withTeam(managed, world, slug)),
          mock('listSeasonMembers', [player, asked]),
        ];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.full, { most: 2, requests: 1 }))).toBeVisible();
  },
};

/** A captain types the name of a player of their own team, and learns it before asking. */
export const CaptainHasThePlayer: Story = {
  parameters: { screen: { msw: asCaptain('request') } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { team, player } = playerOf(world);
    await userEvent.type(await canvas.findByLabelText(say(words.name)), player.name);
    await expect(await canvas.findByText(say(messages.alreadyIn, { name: player.name, team: team.name }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.isAnother) })).toBeVisible();
  },
};

/** A captain has sent the same request before. */
export const RequestIsOpen: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        ...asCaptain('request')(world),
        mock('createMember', () => {
          throw new ApiError(409, { code: 'taken', message: 'Taken', fields: { 'person.name': 'taken' } });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Zita Zijwind{Enter}');
    await expect(await canvas.findByText(say(messages.requestOpen))).toBeVisible();
    await expect(canvas.getByLabelText(say(words.name))).toHaveValue('Zita Zijwind');
  },
};

/** A captain asks for a new player. */
export const Captain: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        ...asCaptain('request')(world),
        mock('createMember', ({ person }) => ({ ...membersOf(world)[3]!, name: person!.name })),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByText(say(messages.askMeans))).toBeVisible();
    await expect(canvas.queryByLabelText(say(messages.number))).toBeNull();
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'Zita Zijwind{Enter}');
    await waitFor(() => expect(screen.getByText(say(messages.asked, { name: 'Zita Zijwind' }))).toBeVisible());
  },
};

/** The season does not let captains change rosters. */
export const CaptainWithoutRights: Story = {
  parameters: { screen: { msw: asCaptain('no') } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getManagedCompetition', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), team_slug: 'no-such-team' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
