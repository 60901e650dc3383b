import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { expect } from 'storybook/test';
import { messages as errorMessages } from '../../shell/errorMessages.ts';
import { messages as shared } from '../messages.ts';
import { ConfirmEmailChange } from './ConfirmEmailChange.tsx';
import { messages } from './messages.ts';

const linkScreen = { route: 'confirmEmailChange', search: 'token=from-the-mail' } as const;
const meta = { component: ConfirmEmailChange, parameters: { layout: 'fullscreen', screen: linkScreen } } satisfies Meta<
  typeof ConfirmEmailChange
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
  },
};

export const Confirmed: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.confirm) }));
    await expect(await canvas.findByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.confirm) })).toBeNull();
  },
};

/** The link has been used already, or has expired. */
export const Failed: Story = {
  parameters: { screen: { ...linkScreen, msw: [mockError('confirmEmailChange', 'gone')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.confirm) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(errorMessages.gone));
  },
};

/** The token is missing, e.g. because only part of the URL was copied. */
export const WithoutLink: Story = {
  parameters: { screen: { route: 'confirmEmailChange', search: '' } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.noLink))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.confirm) })).toBeNull();
  },
};

/** The page shows no names, but German words are long. */
export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
