import { withBoardGame, type Written } from '@oche/mocks/boardGame';
import { ApiError } from '@oche/api/errors';
import { mock } from '@oche/mocks/mock';
import { knockoutInProgress, longGermanNames, type World } from '@oche/mocks/world';
import type { Format } from '@oche/darts/x01/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages as scoring } from '../../parts/scoring/messages.ts';
import { messages } from './messages.ts';
import { Tablet } from './Tablet.tsx';

const format: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 3 }, starter: 'first' };
/** The sides have 181 and 381 left. */
const written: Written[] = [180, 60, 140, 60];

/** As soon as this tablet records an event, the server responds from an old backup, in which the game is unknown. */
const restored = (build: () => World) => ({
  world: () => withBoardGame(build(), written, { format }),
  msw: (world: World) => {
    const log = world.logs.find(({ game }) => game.id === world.boardScreen.game?.id);
    let isOld = false;
    const unknown = () => new ApiError(404, { code: 'not-found', message: '' });
    return [
      mock('recordEvents', () => {
        isOld = true;
        throw unknown();
      }),
      mock('getGame', ({ since = 0 }) => {
        if (!log || isOld) throw unknown();
        return { ...log, events: log.events.slice(since) };
      }),
    ];
  },
});

const meta = {
  component: Tablet,
  parameters: { layout: 'fullscreen', screen: { route: 'tablet', ...restored(knockoutInProgress) } },
} satisfies Meta<typeof Tablet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server has lost a game that is on this tablet. The tablet shows an alert and the score to copy. */
export const Lost: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await waitFor(() => expect(canvas.getAllByText(say(scoring.saved)).filter((each) => each.checkVisibility())).toHaveLength(1));
    await userEvent.keyboard('60{Enter}');
    await expect(await canvas.findByRole('heading', { name: say(scoring.lostTitle) })).toBeVisible();
    await expect(canvas.getByRole('table', { name: say(scoring.thisDevice) })).toHaveTextContent('121');
  },
};
export const LostOnAPhone: Story = { ...Lost, globals: { viewport: { value: 'phone' }, mode: 'dark' } };

/** Once the game is put aside, the board is free for the next one, and the lost game is still listed. */
export const PutAside: Story = {
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await Lost.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: say(scoring.putAside) }));
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.noGame) })).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(scoring.lostToGo, { a: 121, b: 381 }));
  },
};
export const LongGermanNames: Story = {
  ...PutAside,
  parameters: { screen: restored(() => longGermanNames({ stage: 'knockout' })) },
  globals: { locale: 'de' },
};

/** Once the score is on paper, the game can be deleted and is no longer listed. */
export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await PutAside.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: say(scoring.deleteLost) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(scoring.deleteLost) }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
