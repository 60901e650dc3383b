import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Postponement as Request } from '@oche/api/contract/postponement';
import { ApiError } from '@oche/api/errors';
import { formatPlanned } from '@oche/i18n/format';
import { matchOf, matchParams } from '@oche/mocks/match';
import { mock, mockError } from '@oche/mocks/mock';
import { postponementOf } from '@oche/mocks/responses/league';
import type { World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { reasonMessages } from '../../parts/forms/reasonMessages.ts';
import { words } from '../../shell/words.ts';
import { messages as lineupMessages } from '../../parts/match/lineupMessages.ts';
import { messages as postponeMessages } from '../../parts/match/postponeMessages.ts';
import { Postponement } from './Postponement.tsx';
import { asCaptain, at } from './testMatchPage.ts';

/** The requests are on the page of the match. */
const meta = {
  component: Postponement,
  // The page of the route has its own data.
  args: { match: undefined as never, season: undefined as never },
  parameters: { layout: 'fullscreen', screen: { route: 'matchManage', params: matchParams, msw: at('planned', asCaptain(0)) } },
} satisfies Meta<typeof Postponement>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = (world: World, more: Partial<Request> = {}) => [mock('listPostponements', [{ ...postponementOf(matchOf(world)), ...more }])];

const evening = (decidedBy: 'captains' | 'captains-and-editor', day = '2026-12-04') => [{ day, concerns: [], decidedBy, limits: [] }];

/** The captain asks for another evening: a reason and up to three evenings. One is taken meanwhile. */
export const Default: Story = {
  parameters: { screen: { msw: (world: World) => [...at('planned', asCaptain(0))(world), mockError('askPostponement', 'taken')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const ask = await canvas.findByRole('button', { name: say(postponeMessages.ask) });
    // It is above the lineup, where the date is.
    const lineup = await canvas.findByText(say(lineupMessages.against, { side: 'home', team: matchOf(world).away.name }));
    await expect(ask.compareDocumentPosition(lineup)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(ask);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(postponeMessages.send) }));
    await expect(await dialog.findByText(say(postponeMessages.chooseEvening))).toBeVisible();
    await userEvent.click((await dialog.findAllByRole('checkbox'))[1]!);
    await expect(dialog.getByText(say(postponeMessages.limited, { team: '', limit: 'window' }))).toBeVisible();
    // Before it is sent, the dialog says who answers, and that an organiser decides.
    const team = matchOf(world).away.name;
    await expect(dialog.getByText(say(postponeMessages.whatHappens, { how: 'approval', team }))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'Three are ill');
    await userEvent.click(dialog.getByRole('button', { name: say(postponeMessages.send) }));
    await expect(await dialog.findByText(say(postponeMessages.taken))).toBeVisible();
    await expect(dialog.getByLabelText(say(reasonMessages.reason))).toHaveValue('Three are ill');
  },
};

/** An evening is taken before the request arrives: it is not offered any more, and the other one stays chosen. */
export const EveningTaken: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        let isTaken = false;
        const evenings = [...evening('captains', '2026-12-04'), ...evening('captains', '2026-12-11')];
        return [
          mock('listOfferableEvenings', () => evenings.slice(isTaken ? 1 : 0)),
          mock('askPostponement', () => {
            isTaken = true;
            throw new ApiError(409, { code: 'taken', message: 'The location or a team is not free.' });
          }),
          ...at('planned', asCaptain(0))(world),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(postponeMessages.ask) }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const each of await dialog.findAllByRole('checkbox')) await userEvent.click(each);
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'Three are ill');
    await userEvent.click(dialog.getByRole('button', { name: say(postponeMessages.send) }));
    await expect(await dialog.findByText(say(postponeMessages.taken))).toBeVisible();
    const free = formatPlanned('en', '2026-12-11', 'day');
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toEqual([dialog.getByRole('checkbox', { name: free })]));
    await expect(dialog.getByRole('checkbox')).toBeChecked();
  },
};

/** The evening that the captain accepts has been taken meanwhile: only the other evening can still be accepted. */
export const AcceptedTooLate: Story = {
  globals: { locale: 'fr', viewport: { value: 'phone' } },
  parameters: {
    screen: {
      msw: (world: World) => [
        ...asked(world, { offers: ['2026-12-04', '2026-12-11'] }),
        mockError('answerPostponement', 'taken'),
        ...at('planned', asCaptain(0))(world),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    const [first, second] = ['2026-12-04', '2026-12-11'].map((day) =>
      say(postponeMessages.accept, { day: formatPlanned('fr', day, 'day') }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: first! }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: first! }));
    await expect(await canvas.findByText(say(postponeMessages.taken))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: first! })).toBeNull();
    await expect(canvas.getByRole('button', { name: second! })).toBeVisible();
  },
};

/** The other team has to answer: it accepts an evening, offers others or refuses with a reason. */
export const AnswerPostponement: Story = {
  parameters: { screen: { msw: (world: World) => [...asked(world), ...at('planned', asCaptain(0))(world)] } },
  play: async ({ canvas, userEvent, say }) => {
    const day = formatPlanned('en', '2026-12-04', 'day');
    const accept = say(postponeMessages.accept, { day });
    await userEvent.click(await canvas.findByRole('button', { name: accept }));
    // One tap only asks, with the day.
    const question = within(await screen.findByRole('alertdialog', { name: say(postponeMessages.playOn, { day }) }));
    await expect(question.getByText(say(postponeMessages.acceptMeans, { how: 'approval' }))).toBeVisible();
    await expect(question.getByRole('button', { name: accept })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: say(words.cancel) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: say(postponeMessages.offer) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(postponeMessages.refuse) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(postponeMessages.refuse) }));
    await expect(await dialog.findByText(say(reasonMessages.missing))).toBeVisible();
  },
};

/** Each team reads what the other one wrote with its evenings, also if the team that asked offers new ones. */
export const NoteWithEvenings: Story = {
  parameters: {
    screen: { msw: (world: World) => [...asked(world, { answer: 'Not before eight' }), ...at('planned', asCaptain(0))(world)] },
  },
  play: async ({ canvas, world, say }) => {
    const note = say(postponeMessages.noteOf, { team: matchOf(world).away.name, note: 'Not before eight' });
    await expect(await canvas.findByText(note)).toBeVisible();
  },
};

/** The rules of the league let captains agree alone: the dialog says so, and afterwards who has to answer. */
export const AskWithoutOrganiser: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        let request: Request | null = null;
        return [
          mock('listOfferableEvenings', evening('captains')),
          mock('listPostponements', () => (request ? [request] : [])),
          mock('askPostponement', ({ reason, offers }) => {
            request = { ...postponementOf(matchOf(world)), askedBy: 'home', offeredBy: 'home', reason, offers };
            return request;
          }),
          ...at('planned', asCaptain(0))(world),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const team = matchOf(world).away.name;
    await userEvent.click(await canvas.findByRole('button', { name: say(postponeMessages.ask) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox'));
    await expect(dialog.getByText(say(postponeMessages.whatHappens, { how: 'once', team }))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'Three are ill');
    await userEvent.click(dialog.getByRole('button', { name: say(postponeMessages.send) }));
    await expect(await screen.findByText(say(postponeMessages.sent, { team }))).toBeVisible();
    await expect(await canvas.findByText(new RegExp(say(postponeMessages.waits, { team })))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(postponeMessages.ask) })).toBeNull();
  },
};

/** The other team accepts an evening on which captains agree alone. The match moves at once, and the page says so. */
export const AcceptedAtOnce: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const request = postponementOf(matchOf(world));
        let answered: Request = request;
        return [
          mock('listOfferableEvenings', evening('captains', request.offers[0])),
          mock('listPostponements', () => [answered]),
          mock('answerPostponement', ({ day }) => {
            answered = { ...request, state: 'done', day: day ?? null };
            return answered;
          }),
          ...at('planned', asCaptain(0))(world),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const day = formatPlanned('en', postponementOf(matchOf(world)).offers[0]!, 'day');
    await userEvent.click(await canvas.findByRole('button', { name: say(postponeMessages.accept, { day }) }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(say(postponeMessages.acceptMeans, { how: 'once' }))).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: say(postponeMessages.accept, { day }) }));
    await expect(await screen.findByText(say(postponeMessages.movedNow, { day }))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: say(postponeMessages.ask) })).toBeVisible();
  },
};

/** The team that asked waits, and may withdraw its request. */
export const WaitForAnswer: Story = {
  parameters: { screen: { msw: (world: World) => [...asked(world), ...at('planned', asCaptain(1))(world)] } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(new RegExp(say(postponeMessages.waits, { team: matchOf(world).home.name })))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(postponeMessages.withdraw) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(postponeMessages.refuse) })).toBeNull();
  },
};

/** The team that was asked does not answer. The organiser accepts an evening in its place, with a reason that both teams see. */
export const AcceptForTeam: Story = {
  tags: ['picture'],
  parameters: {
    screen: { msw: (world: World) => [...asked(world), ...at('planned')(world), mockError('answerPostponement', 'taken')] },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const team = matchOf(world).home.name;
    await expect(await canvas.findByRole('button', { name: say(postponeMessages.refuse) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(postponeMessages.acceptFor, { team }) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(postponeMessages.acceptForTitle, { team }) }));
    const day = formatPlanned('en', '2026-12-04', 'day');
    await userEvent.click(dialog.getByRole('radio', { name: day }));
    const accept = dialog.getByRole('button', { name: say(postponeMessages.accept, { day }) });
    await userEvent.click(accept);
    await expect(await dialog.findByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'No answer for a week');
    await userEvent.click(accept);
    await expect(await dialog.findByText(say(postponeMessages.taken))).toBeVisible();
  },
};

/** Both teams see why an organiser accepted in place of the other team. */
export const AcceptedForTeam: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        ...asked(world, { state: 'done', day: '2026-12-04', answer: 'No answer for a week' }),
        ...at('planned', asCaptain(0))(world),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(postponeMessages.acceptedFor, { reason: 'No answer for a week' }))).toBeVisible();
  },
};

/** Both teams agree, and the organiser approves. The evening has been taken meanwhile. */
export const ApprovePostponement: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        ...asked(world, { state: 'agreed', day: '2026-12-04' }),
        ...at('planned')(world),
        mockError('answerPostponement', 'taken'),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    const day = formatPlanned('en', '2026-12-04', 'day');
    const approve = say(postponeMessages.approve, { day });
    await userEvent.click(await canvas.findByRole('button', { name: approve }));
    const question = within(await screen.findByRole('alertdialog', { name: say(postponeMessages.playOn, { day }) }));
    await userEvent.click(question.getByRole('button', { name: approve }));
    await expect(await canvas.findByText(say(postponeMessages.taken))).toBeVisible();
  },
};
