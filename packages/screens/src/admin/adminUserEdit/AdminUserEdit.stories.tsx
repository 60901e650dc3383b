import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountsOf } from '@oche/mocks/administration';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { fieldMessages } from '../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { actAsMessages, messages as shared, trailMessages } from '../messages.ts';
import { AdminUserEdit } from './AdminUserEdit.tsx';
import { messages } from './messages.ts';

const accountAt = (index: number) => (world: World) => ({ user_id: accountsOf(world)[index]?.id ?? '' });

const meta = {
  component: AdminUserEdit,
  parameters: { layout: 'fullscreen', screen: { route: 'adminUserEdit', user: 'superadmin', params: accountAt(1) } },
} satisfies Meta<typeof AdminUserEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const name = await canvas.findByLabelText(say(words.name));
    await expect(name).toHaveValue(accountsOf(world)[1]?.name);
    await userEvent.type(name, ' sr.{Enter}');
    await expect(await canvas.findByText(say(words.saved))).toBeVisible();
  },
};

/** A super admin cannot change the role and the lock of their own account. */
export const OwnAccount: Story = {
  parameters: { screen: { params: accountAt(0) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('checkbox', { name: say(shared.superAdmin) })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: say(shared.locked) })).toBeDisabled();
    await expect(canvas.getAllByText(say(messages.own))).toHaveLength(2);
  },
};

/** The button explains that super admins cannot be impersonated. */
export const AnotherSuperAdmin: Story = {
  parameters: { screen: { params: accountAt(2) } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(actAsMessages.actAs) }));
    await expect(page().queryByRole('alertdialog')).toBeNull();
  },
};

export const Locked: Story = {
  parameters: { screen: { params: accountAt(6) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('checkbox', { name: say(shared.locked) })).toBeChecked();
  },
};

/** Errors appear at their fields, and the form keeps the typed values. */
export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('updateAccount', 'taken', { fields: { email: 'taken' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    const name = await canvas.findByLabelText(say(words.name));
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(fieldMessages.too_small))).toBeVisible();
    await userEvent.type(name, 'Renamed');
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(messages.emailTaken))).toBeVisible();
    await expect(name).toHaveValue('Renamed');
  },
};

/** An account without memberships or impersonations. */
export const Empty: Story = {
  parameters: {
    screen: { params: accountAt(2), msw: [mock('listImpersonations', { items: [], page: 1, perPage: 25, total: 0 })] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(trailMessages.empty))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getAccount', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { user_id: '019c0000-0000-7000-8000-000000000000' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
