import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MergePreview } from '@oche/api/contract/mergedPlayer';
import { ApiError } from '@oche/api/errors';
import { formatInstant, formatPlanned } from '@oche/i18n/format';
import { mock, mockError } from '@oche/mocks/mock';
import { membersOf } from '@oche/mocks/responses/league';
import { mergedPlayerOf, mergePreviewOf } from '@oche/mocks/responses/mergedPlayers';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { words } from '../../../shell/words.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { MembersManage } from './MembersManage.tsx';
import { messages } from './mergeMessages.ts';

const sent = fn();

/** The player of `mergePreviewOf` whom an import has created, as the search lists players. */
const twinOf = (world: World) => {
  const { other } = mergePreviewOf(world);
  return { ...world.players[0]!, id: other.id, name: other.name, number: other.number, club: 'DC De Krijtlijn' };
};
/** The search finds the member and the twin, unless it is for somebody else. */
const search = (world: World) =>
  mock('listPlayers', ({ search: text = '' }) => {
    const twin = twinOf(world);
    const [member] = membersOf(world);
    const items = [{ ...twin, id: member!.playerId, number: member!.number, club: null }, twin];
    const found = items.filter(({ name, number }) => name.toLowerCase().includes(text.toLowerCase()) || String(number) === text);
    return { items: found, page: 1, perPage: 7, total: found.length };
  });
const merge = (world: World) =>
  mock('mergePlayers', (input) => {
    sent(input);
    return mergedPlayerOf(world);
  });

const meta = {
  component: MembersManage,
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'membersManage',
      params: ({ competition }: World) => ({ org_slug: competition.organisation.slug, season_slug: competition.season!.slug }),
      msw: (world: World) => [search(world), merge(world)],
    },
  },
} satisfies Meta<typeof MembersManage>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent' | 'world' | 'say'>;

/** Opens the dialog in the menu of the first member. */
const openDialog = async ({ canvas, userEvent, world, say }: PlayContext) => {
  const [{ name } = { name: '' }] = membersOf(world);
  await userEvent.click(await canvas.findByRole('button', { name: say(messages.more, { name }) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: say(messages.samePerson) }));
  return within(await screen.findByRole('dialog', { name: say(messages.mergeTitle, { name }) }));
};
/** The number tells the twin apart. */
const twinRadio = { name: /288/ };
/** Opens the dialog and chooses the twin. */
const choose = async (context: PlayContext) => {
  const dialog = await openDialog(context);
  await context.userEvent.click(await dialog.findByRole('radio', twinRadio));
  return dialog;
};
const confirm = async (context: PlayContext) => {
  const dialog = await choose(context);
  await dialog.findByRole('table');
  await context.userEvent.click(dialog.getByRole('button', { name: context.say(messages.merge) }));
  return dialog;
};

/** An import has entered a player twice. The dialog offers players of the same name, compares the two and says what will happen. */
export const Default: Story = {
  tags: ['picture'],
  play: async (context) => {
    const { world, say, userEvent } = context;
    const dialog = await choose(context);
    const { kept, splitUntil } = mergePreviewOf(world);
    const table = within(await dialog.findByRole('table', { name: say(messages.compare) }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      say(messages.kept) + kept.name,
      say(messages.merged) + kept.name,
    ]);
    await expect(table.getByRole('cell', { name: formatPlanned('en', kept.bornOn!, 'date') })).toBeVisible();
    await expect(table.getByRole('row', { name: `${say(words.games)} 64 3` })).toBeVisible();
    const { timeZone } = world.competition.organisation;
    const until = say(messages.canBeUndone, { day: formatInstant('en', splitUntil, timeZone, 'date') });
    await expect(
      dialog.getByText(`${say(messages.keepsNumber, { number: 101 })} ${say(messages.together, { name: kept.name })} ${until}`),
    ).toBeVisible();
    sent.mockClear();
    await userEvent.click(dialog.getByRole('button', { name: say(messages.merge) }));
    await waitFor(() => expect(screen.getByText(say(messages.mergedDone, { name: kept.name }))).toBeVisible());
    await expect(sent).toHaveBeenCalledWith({ id: membersOf(world)[0]!.playerId, otherId: twinOf(world).id });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The search also finds numbers. Without a choice, the dialog asks for one. */
export const Search: Story = {
  play: async (context) => {
    const { say, userEvent, world } = context;
    const dialog = await openDialog(context);
    const twin = twinOf(world);
    // The member is not offered.
    await expect(await dialog.findAllByRole('radio')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: say(messages.merge) }));
    await expect(dialog.getByText(say(messages.choose))).toBeVisible();
    const field = dialog.getByRole('searchbox', { name: say(messages.find) });
    await userEvent.type(field, 'nobody');
    await expect(await dialog.findByText(say(messages.noPlayer))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, String(twin.number));
    const name = `${twin.name} ${say(messages.numbered, { number: 288 })} · ${twin.club}`;
    await expect(await dialog.findByRole('radio', { name })).toBeVisible();
  },
};

/** Many players have the name, so that only the first are offered. */
export const ManyFound: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('listPlayers', ({ perPage = 7 }) => ({
          items: world.players.slice(0, perPage).map((player) => ({ ...player, club: null })),
          ...{ page: 1, perPage, total: 12 },
        })),
      ],
    },
  },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findAllByRole('radio')).toHaveLength(6);
    await expect(dialog.getByText(context.say(messages.morePlayers, { count: 6 }))).toBeVisible();
  },
};

/** The namesake comes first, also if many others are before it in the alphabet. */
export const NamesakeFirst: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('listPlayers', ({ search: text, perPage = 7 }) => {
          const twin = twinOf(world);
          const others = Array.from({ length: 9 }, (_, at) => ({
            ...twin,
            id: crypto.randomUUID(),
            name: `A. ${twin.name}`,
            number: at + 1,
          }));
          const items = text === membersOf(world)[0]!.name ? [twin] : others.slice(0, perPage);
          return { items, page: 1, perPage, total: text === twin.name ? 1 : 10 };
        }),
      ],
    },
  },
  play: async (context) => {
    const { say } = context;
    const dialog = await openDialog(context);
    const offered = await dialog.findAllByRole('radio');
    await expect(offered).toHaveLength(6);
    await expect(offered[0]).toHaveAccessibleName(twinRadio.name);
    await expect(dialog.getByText(say(messages.morePlayers, { count: 4 }))).toBeVisible();
  },
};

/** A comparison of players who cannot be merged. */
const refusing = (refusal: MergePreview['refusal']) => (world: World) => [
  search(world),
  mock('previewMerge', { ...mergePreviewOf(world), refusal }),
];
/** Chooses the twin, and expects the comparison to say this. There is no button that would fail. */
const expectRefusal = async (context: PlayContext, text: string) => {
  const dialog = await choose(context);
  await expect(await dialog.findByText(text)).toBeVisible();
  await expect(dialog.getByRole('table')).toBeVisible();
  await expect(dialog.getByRole('radio', twinRadio)).toBeChecked();
  await expect(dialog.queryByRole('button', { name: context.say(messages.merge) })).toBeNull();
};
const together = { code: 'played-together', kind: 'match', name: 'De Linde – Krijt', day: '2026-11-20' } as const;
const togetherText = ({ say }: PlayContext) =>
  say(messages.playedTogether, { kind: 'match', name: `De Linde – Krijt (${formatPlanned('en', '2026-11-20', 'date')})` });

/** Both players were in one match, so they are two people. The comparison says so. */
export const PlayedTogether: Story = {
  parameters: { screen: { msw: refusing(together) } },
  play: (context) => expectRefusal(context, togetherText(context)),
};

/** The two play together while the organiser compares them. */
export const PlayedTogetherMeanwhile: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        search(world),
        mock('mergePlayers', () => {
          throw new ApiError(422, { message: 'Together', ...together });
        }),
      ],
    },
  },
  play: async (context) => {
    const dialog = await confirm(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(togetherText(context));
    await expect(dialog.getByRole('radio', twinRadio)).toBeChecked();
  },
};

const previewed = fn();

/** After the merge nothing asks for the comparison again, because the server would refuse it. */
export const ForgetsTheComparison: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        search(world),
        merge(world),
        mock('previewMerge', () => {
          previewed();
          return mergePreviewOf(world);
        }),
      ],
    },
  },
  play: async (context) => {
    previewed.mockClear();
    await confirm(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(previewed).toHaveBeenCalledOnce();
  },
};

/** The season lets a player be in one team, and the two are in different ones. */
export const TwoTeams: Story = {
  parameters: { screen: { msw: refusing({ code: 'other-team', season: '2026–2027' }) } },
  play: (context) => expectRefusal(context, context.say(messages.twoTeams, { season: '2026–2027' })),
};

/** One team has asked for both. */
export const BothAsked: Story = {
  parameters: { screen: { msw: refusing({ code: 'taken', season: '2026–2027' }) } },
  play: (context) => expectRefusal(context, context.say(messages.bothAsked, { season: '2026–2027' })),
};

export const OtherAccount: Story = {
  parameters: { screen: { msw: refusing({ code: 'other-account' }) } },
  play: (context) => expectRefusal(context, context.say(messages.otherAccount)),
};

export const OtherBirthDate: Story = {
  parameters: { screen: { msw: refusing({ code: 'other-birth-date' }) } },
  play: (context) => expectRefusal(context, context.say(messages.otherBirthDate)),
};

/** The comparison is loading. */
export const Loading: Story = {
  parameters: {
    screen: { msw: (world) => [search(world), mock('previewMerge', mergePreviewOf(world), { delay: 'infinite' })] },
  },
  play: async (context) => {
    const dialog = await choose(context);
    await expect(dialog.queryByRole('table')).toBeNull();
    await expect(dialog.getByRole('radio', twinRadio)).toBeChecked();
  },
};

/** The search fails. The dialog stays. */
export const Failed: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('listPlayers', ({ search: text }) => {
          // The page itself searches for the player of a request.
          if (
            membersOf(world)[0]!
              .name.split(' ')
              .includes(text ?? '')
          )
            throw new ApiError(500, { code: 'internal', message: 'Failed' });
          return { items: [], page: 1, perPage: 7, total: 0 };
        }),
      ],
    },
  },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(context.say(shellMessages.failedText))).toBeVisible();
  },
};

const merged = (world: World) =>
  mock('listMergedPlayers', [
    mergedPlayerOf(world),
    { ...mergedPlayerOf(world), id: world.players[1]!.id, name: world.players[1]!.name, number: null, mergedBy: null },
  ]);
/** Opens the list of merged players, and asks to split the first one. */
const askToSplit = async ({ canvas, userEvent, world, say }: PlayContext) => {
  const { name } = mergedPlayerOf(world);
  await userEvent.click(await canvas.findByText(say(messages.mergedPlayers, { count: 2 })));
  await userEvent.click(canvas.getByRole('button', { name: `${say(messages.split)} ${name}` }));
  return within(await screen.findByRole('alertdialog'));
};

/** Two players have been merged. The organiser splits one of them again. */
export const Split: Story = {
  parameters: { screen: { msw: (world) => [merged(world)] } },
  play: async (context) => {
    const { canvas, userEvent, world, say } = context;
    const { name, into } = mergedPlayerOf(world);
    const dialog = await askToSplit(context);
    const kept = `${into.name} (${say(messages.numbered, { number: 101 })})`;
    await expect(canvas.getByText(say(messages.mergedInto, { name, number: 288, into: kept }))).toBeVisible();
    await expect(dialog.getByText(say(messages.splitMeans, { into: into.name }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(messages.split) }));
    await waitFor(() => expect(screen.getByText(say(messages.splitDone, { name }))).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The thirty days have passed since the page was loaded. */
export const TooLateToSplit: Story = {
  parameters: { screen: { msw: (world) => [merged(world), mockError('splitPlayer', 'too-late')] } },
  play: async (context) => {
    const dialog = await askToSplit(context);
    await context.userEvent.click(dialog.getByRole('button', { name: context.say(messages.split) }));
    await waitFor(() => expect(screen.getByText(context.say(messages.tooLate))).toBeVisible());
  },
};

/** Somebody has taken the place in the team since the merge. */
export const NoPlaceToSplit: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        merged(world),
        mock('splitPlayer', () => {
          throw new ApiError(422, { code: 'too-many', message: 'Full', most: 12, team: 'De Linde' });
        }),
      ],
    },
  },
  play: async (context) => {
    const dialog = await askToSplit(context);
    await context.userEvent.click(dialog.getByRole('button', { name: context.say(messages.split) }));
    await waitFor(() => expect(screen.getByText(context.say(messages.noPlace, { team: 'De Linde', most: 12 }))).toBeVisible());
  },
};

/** The keyboard opens the menu, chooses the player and sends the form. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [{ name } = { name: '' }] = membersOf(world);
    const button = await canvas.findByRole('button', { name: say(messages.more, { name }) });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: say(messages.samePerson) })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
    await dialog.findByRole('radio');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await dialog.findByRole('table');
    const submit = dialog.getByRole('button', { name: say(messages.merge) });
    // The body of the dialog is a stop if it scrolls.
    for (let tab = 0; tab < 4 && document.activeElement !== submit; tab++) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(say(messages.mergedDone, { name: mergePreviewOf(world).kept.name }))).toBeVisible());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Phone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await choose(context);
    const table = await dialog.findByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames, msw: (world) => [search(world), merged(world)] } },
  play: async (context) => {
    const dialog = await choose(context);
    await expect(await dialog.findByRole('table')).toBeVisible();
  },
};
