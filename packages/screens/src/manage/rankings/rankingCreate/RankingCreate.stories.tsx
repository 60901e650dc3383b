import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { managedRankingOf, rankingsOf } from '@oche/mocks/responses/rankings';
import { longGermanNames, type World } from '@oche/mocks/world';
import { rakegooierRanking } from '@oche/darts/standings/rankingPresets';
import { expect, fn, waitFor } from 'storybook/test';
import { RankingCreate } from './RankingCreate.tsx';
import { messages as errorMessages } from '../../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as organiser } from '../../parts/messages.ts';
import { messages } from './messages.ts';

const created = fn();
const meta = {
  component: RankingCreate,
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'rankingCreate',
      msw: (world: World) => [
        mock('createRanking', (input) => {
          created(input);
          return { ...managedRankingOf(world), name: input.name };
        }),
      ],
    },
  },
  beforeEach: () => {
    created.mockClear();
  },
} satisfies Meta<typeof RankingCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A ranking starts with the points of a real organiser. */
export const Default: Story = {
  play: async ({ canvas, userEvent, say, like }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Friday league');
    await userEvent.click(canvas.getByRole('radio', { name: like(messages.preset, { preset: 'rakegooier' }) }));
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Friday league', visibility: 'public', scheme: rakegooierRanking }),
      ),
    );
  },
};

/** The points of a ranking of the club are copied. */
export const Copy: Story = {
  play: async ({ canvas, userEvent, world, say, like }) => {
    const [own] = rankingsOf(world);
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Next season');
    await userEvent.click(canvas.getByRole('radio', { name: like(messages.copy, { name: own!.name }) }));
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await waitFor(() => expect(created).toHaveBeenCalledWith(expect.objectContaining({ scheme: managedRankingOf(world).scheme })));
  },
};

/** Without a name, nothing is sent, and the field says why. */
export const NameMissing: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.create) }));
    const name = canvas.getByLabelText(say(words.name));
    await expect(name).toHaveAccessibleDescription(say(organiser.nameMissing));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(created).not.toHaveBeenCalled();
  },
};

/** The organisation has as many rankings as it may have. The form keeps its values. */
export const LimitReached: Story = {
  parameters: { screen: { msw: [mockError('createRanking', 'limit-reached')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'One more');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(errorMessages['limit-reached']))).toBeVisible();
    await expect(canvas.getByLabelText(say(words.name))).toHaveValue('One more');
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas, world, like }) => {
    await expect(await canvas.findByRole('radio', { name: like(messages.copy, { name: rankingsOf(world)[0]!.name }) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getUser', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};
