import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountsOf } from '@oche/mocks/administration';
import { mock, mockError, mockNetworkError } from '@oche/mocks/mock';
import { empty, longGermanNames } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { actAsMessages, messages as shared, trailMessages } from '../messages.ts';
import { AdminUsers } from './AdminUsers.tsx';
import { messages } from './messages.ts';

const meta = {
  component: AdminUsers,
  parameters: { layout: 'fullscreen', screen: { route: 'adminUsers', user: 'superadmin' } },
} satisfies Meta<typeof AdminUsers>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: accountsOf(world).length }))).toBeVisible();
    await expect(canvas.getAllByText(say(shared.superAdmin)).length).toBe(2);
  },
};

/** A search changes the URL, which filters the list. */
export const Search: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [, account] = accountsOf(world);
    await userEvent.type(await canvas.findByRole('searchbox', { name: say(messages.search) }), `${account?.email}{Enter}`);
    await expect(await canvas.findByText(say(messages.found, { count: 1 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: account?.name ?? '' })).toBeVisible();
  },
};

/** The server sorts the list. The column head shows the direction. */
export const SortedByName: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const head = await canvas.findByRole('columnheader', { name: say(words.name) });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: say(words.name) })).toHaveAttribute('aria-sort', 'descending'));
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a)));
  },
};

export const OnlyLocked: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: say(messages.which) }));
    await userEvent.click(await page().findByRole('option', { name: say(messages.onlyLocked) }));
    await expect(await canvas.findByText(say(messages.found, { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(say(shared.locked))).toBeVisible();
  },
};

/** A super admin impersonates another user, then ends the impersonation. */
export const Impersonate: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [, account] = accountsOf(world);
    const name = account?.name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: say(shared.more, { name }) }));
    await userEvent.click(await page().findByRole('menuitem', { name: say(actAsMessages.actAs) }));
    await expect(await page().findByText(say(actAsMessages.text))).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: say(actAsMessages.confirm, { name }) }));
    await userEvent.click(await canvas.findByRole('button', { name: say(shellMessages.stop) }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: say(shellMessages.stop) })).toBeNull());
  },
};

/** The menu of a super admin's account does not offer impersonation. */
export const SuperAdminCannotBeImpersonated: Story = {
  parameters: { screen: { search: 'only=super-admins' } },
  play: async ({ canvas, userEvent, like, say }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: like(shared.more) }))[0] as HTMLElement);
    await expect(await page().findByRole('menuitem', { name: say(words.edit) })).toBeVisible();
    await expect(page().queryByRole('menuitem', { name: say(actAsMessages.actAs) })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** The account has become a super admin since the list was loaded. */
export const ImpersonationRefused: Story = {
  parameters: { screen: { msw: [mockError('impersonate', 'forbidden')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const name = accountsOf(world)[1]?.name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: say(shared.more, { name }) }));
    await userEvent.click(await page().findByRole('menuitem', { name: say(actAsMessages.actAs) }));
    await userEvent.click(await page().findByRole('button', { name: say(actAsMessages.confirm, { name }) }));
    await expect(await page().findByText(say(actAsMessages.notSuperAdmin))).toBeVisible();
  },
};

export const NobodyFound: Story = {
  parameters: { screen: { search: 'search=zzz' } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say(shared.showAll) }));
    await expect(await canvas.findByText(say(messages.found, { count: accountsOf(world).length }))).toBeVisible();
  },
};

export const SecondPage: Story = {
  parameters: {
    screen: {
      search: 'page=2',
      msw: (world) => {
        const accounts = accountsOf(world);
        return [
          mock('listAccounts', ({ page: pageNumber = 1 }) => ({
            items: accounts.slice((pageNumber - 1) * 10, pageNumber * 10),
            ...{ page: pageNumber, perPage: 10, total: accounts.length },
          })),
        ];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.pageOf, { page: 2, pages: 2 }))).toBeVisible();
  },
};

/** The log of impersonations, with the changes made during each. */
export const ImpersonationLog: Story = {
  parameters: { screen: { search: 'view=trail' } },
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shared.trail) })).toBeVisible();
    await userEvent.click(await canvas.findByText(say(trailMessages.changes, { count: 4 })));
    await expect(canvas.getByText(`/tournaments/${world.tournament.id}`)).toBeVisible();
    await expect(canvas.getByText('updateTournament')).toBeVisible();
  },
};

export const EmptyImpersonationLog: Story = {
  parameters: { screen: { search: 'view=trail', msw: [mock('listImpersonations', { items: [], page: 1, perPage: 25, total: 0 })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(trailMessages.empty))).toBeVisible();
  },
};

/** On a new site only the super admin has an account. */
export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: 1 }))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    screen: {
      msw: (world) => [mock('listAccounts', { items: accountsOf(world), page: 1, perPage: 50, total: 17 }, { delay: 'infinite' })],
    },
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listAccounts', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NoNetwork: Story = {
  parameters: { screen: { msw: [mockNetworkError('listAccounts')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

/** A former super admin opens the page, and the API rejects the request. */
export const Forbidden: Story = {
  parameters: { screen: { msw: [mockError('listAccounts', 'forbidden')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
