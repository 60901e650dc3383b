import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { TournamentCreate } from './TournamentCreate.tsx';
import { messages as eventMessages } from '../../parts/eventMessages.ts';
import { words } from '../../../shell/words.ts';
import { formMessages } from '../plan/messages.ts';
import { messages, outcomeMessages } from './messages.ts';
import { messages as gameMessages } from '../../../parts/game/gameMessages.ts';
import { messages as manageMessages } from '../../parts/messages.ts';
import { fieldMessages, messages as errorMessages } from '../../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';

const meta = {
  component: TournamentCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'tournamentCreate' } },
} satisfies Meta<typeof TournamentCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { items: [], page: 1, perPage: 50, total: 0 };

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(
      await canvas.findByText(
        say(outcomeMessages.groups, { players: 24, groups: say(outcomeMessages.group, { count: 6, size: 4 }), games: 36 }),
      ),
    ).toBeVisible();
    await expect(canvas.getByText(say(outcomeMessages.winners, { entries: 12, games: 11, byes: 4 }))).toBeVisible();
    await expect(canvas.getByText('58')).toBeVisible();
  },
};

/** A name and Enter are enough; what is sent is the usual evening. */
export const OnlyAName: Story = {
  parameters: {
    screen: {
      msw: ({ tournament, event }) => [
        mock('createTournament', ({ name, plan, eventId }) => {
          if (eventId !== event.id || plan.groups?.size !== 4 || !plan.losers) throw new Error('Not the usual evening.');
          return { ...tournament, name };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Friday Open 14{Enter}');
    await waitFor(() => expect(within(document.body).getByText(say(messages.created, { name: 'Friday Open 14' }))).toBeVisible());
  },
};

/** No event is planned, so one is made on the way: when and where are asked here. */
export const WithANewEvent: Story = {
  parameters: {
    screen: {
      msw: ({ event, tournament }) => {
        let made: string | undefined;
        return [
          mock('listEvents', none),
          mock('createEvent', ({ id, name, startsAt }) => {
            made = id;
            return { ...event, id: id ?? event.id, name, startsAt };
          }),
          mock('createTournament', ({ name, eventId }) => {
            if (eventId !== made) throw new Error('In another event than the one that was made.');
            return { ...tournament, name };
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByLabelText(say(eventMessages.start))).toHaveValue('2026-11-28');
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'Friday Open 14{Enter}');
    await waitFor(() => expect(within(document.body).getByText(say(messages.created, { name: 'Friday Open 14' }))).toBeVisible());
  },
};

/** The event of the address is chosen. */
export const FromItsEvent: Story = {
  parameters: {
    screen: {
      search: 'event=019c0000-0000-7000-8000-000000000001',
      msw: ({ event }) => [
        mock('listEvents', {
          ...none,
          items: [{ ...event, id: '019c0000-0000-7000-8000-000000000001', name: 'Club championship', startsAt: '2026-12-12T13:00' }, event],
        }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('combobox', { name: say(formMessages.event) })).toHaveTextContent('Club championship');
  },
};

/** Twenty-two do not divide: both sizes of group are there, and each may send another number. */
export const UnevenGroups: Story = {
  play: async ({ canvas, userEvent, say, like }) => {
    const expected = await canvas.findByLabelText(say(messages.expected));
    await userEvent.clear(expected);
    await userEvent.type(expected, '22');
    await expect(await canvas.findByText(like(outcomeMessages.groups, { players: 22, games: 30 }))).toBeVisible();
    const ofThree = canvas.getByLabelText(say(formMessages.ofGroup, { size: 3 }));
    await userEvent.clear(ofThree);
    await userEvent.type(ofThree, '1');
    await expect(await canvas.findByText(like(outcomeMessages.winners, { entries: 10, games: 9, byes: 6 }))).toBeVisible();
  },
};

export const KnockoutOnly: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(say(formMessages.knockout)) }));
    await expect(await canvas.findByText(say(outcomeMessages.knockout, { entries: 24, games: 23, byes: 8 }))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(words.groups) })).toBeNull();
  },
};

/** The semi-finals get a format of their own, beginning with that of the final. */
export const AnotherFormat: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const ofRound = (round: typeof formMessages.final | typeof formMessages.semiFinals) =>
      say(formMessages.roundOf, { stage: say(words.winnersKnockout), round: say(round) });
    await userEvent.click((await canvas.findAllByRole('button', { name: say(formMessages.otherFormat) }))[0] as HTMLElement);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: say(formMessages.semiFinals) }));
    await expect(await canvas.findByLabelText(ofRound(formMessages.semiFinals))).toHaveTextContent(say(gameMessages.bestOf, { count: 7 }));
    await userEvent.click(canvas.getByRole('button', { name: say(formMessages.sameFormat, { round: say(formMessages.final) }) }));
    await waitFor(() => expect(canvas.queryByLabelText(ofRound(formMessages.final))).toBeNull());
  },
};

/** Nothing that sticks to an edge of the page lies over the field that is to be mended. */
export const RefusedFieldIsSeen: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const size = await canvas.findByLabelText(say(formMessages.size));
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'Friday Open 14');
    await userEvent.clear(size);
    // Put where the bar of the form is.
    size.scrollIntoView({ block: 'end' });
    await userEvent.type(size, '1{Enter}');
    await waitFor(() => expect(size).toHaveFocus());
    await waitFor(async () => {
      const { left, top, width, height } = size.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(size);
    });
  },
};

/** What cannot be is said before anything is sent, and the first of it has the focus. */
export const FieldErrors: Story = {
  parameters: {
    screen: { msw: [mockError('createTournament', 'invalid', { fields: { name: 'too_big', max_entries: 'too_small' } })] },
  },
  play: async ({ canvas, userEvent, say }) => {
    const size = await canvas.findByLabelText(say(formMessages.size));
    await userEvent.clear(size);
    await userEvent.type(size, '40');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(manageMessages.nameMissing))).toBeVisible();
    await expect(canvas.getByText(say(formMessages.sizeWrong))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(say(words.name))).toHaveFocus());
    await userEvent.clear(size);
    await userEvent.type(size, '5');
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'Friday Open 14{Enter}');
    await expect(await canvas.findByText(say(fieldMessages.too_big))).toBeVisible();
    await expect(canvas.getByText(say(messages.maxEntriesWrong))).toBeVisible();
    await expect(size).toHaveValue(5);
  },
};

/** The server made a mistake; nothing is lost. */
/** One group of a hundred would be 4,950 games: the field says so before anything is sent, and what was typed stays. */
export const GroupsTooLarge: Story = {
  parameters: { screen: { msw: [mockError('createTournament', 'internal')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Friday Open');
    await userEvent.type(canvas.getByLabelText(say(messages.maxEntries)), '100');
    await userEvent.click(canvas.getByRole('radio', { name: say(formMessages.byCount) }));
    const count = canvas.getByLabelText(say(formMessages.count));
    await userEvent.clear(count);
    await userEvent.type(count, '1');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(errorMessages['group-too-large']))).toBeVisible();
    await expect(count).toHaveFocus();
    await expect(count).toHaveValue(1);
    await expect(canvas.getByLabelText(say(words.name))).toHaveValue('Friday Open');
    await userEvent.clear(count);
    await userEvent.type(count, '4');
    await expect(canvas.queryByText(say(errorMessages['group-too-large']))).toBeNull();
  },
};

export const NotSaved: Story = {
  parameters: { screen: { msw: [mockError('createTournament', 'internal')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Friday Open 14{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(errorMessages.internal));
    await expect(canvas.getByLabelText(say(words.name))).toHaveValue('Friday Open 14');
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
