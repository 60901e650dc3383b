import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ImportPreview, ImportRow } from '@oche/api/contract/import';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages as importMessages } from '../../parts/import/messages.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages as formMessages } from '../formMessages.ts';
import { messages } from './messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { TeamsManage } from './TeamsManage.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: TeamsManage,
  parameters: { layout: 'fullscreen', screen: { route: 'teamsManage', params: paramsOf } },
} satisfies Meta<typeof TeamsManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const table = await canvas.findByRole('table', { name: world.league.group });
    for (const name of world.league.teams) await expect(within(table).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(formMessages.createTitle) })).toBeVisible();
  },
};

/** Teams that are in no division come last. */
export const WithoutDivision: Story = {
  parameters: { screen: { msw: [mock('listSeasonGroups', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.noGroup) })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listTeams', []), mock('listSeasonGroups', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

const imported = ['Ploeg;Reeks;Lokaal', 'De Linde C;Vierde Afdeling;De Linde', 'De Pijl;;Nergens'].join('\n');
const row = (line: number, name: string, more: Partial<ImportRow> = {}): ImportRow => ({
  ...{ line, name, values: [], state: 'new', problems: [], differs: [], similar: null },
  ...more,
});
const previewOf = (rows: ImportRow[], newGroups: string[] = []): ImportPreview => ({
  columns: [
    { heading: 'Ploeg', sample: 'De Linde C', field: 'name' },
    { heading: 'Reeks', sample: 'Vierde Afdeling', field: 'group' },
    { heading: 'Lokaal', sample: 'De Linde', field: null },
  ],
  ...{ rows, newGroups },
});

/** A file with a problem cannot be saved. The organiser says what a column holds, then how matches of a new division are played. */
export const Import: Story = {
  parameters: {
    screen: {
      msw: [
        mock('previewImport', ({ columns }) =>
          columns === undefined
            ? previewOf([
                row(2, 'De Linde C', {
                  similar: 'De Linde B',
                  values: [
                    { field: 'group', text: 'Vierde Afdeling' },
                    { field: 'weekday', text: '5' },
                    { field: 'time', text: '20:00' },
                  ],
                }),
                row(3, 'De Pijl', {
                  state: 'error',
                  problems: [
                    { field: 'location', code: 'unknown', text: 'Café De Linde' },
                    { field: 'weekday', code: 'invalid', text: 'someday' },
                  ],
                }),
                row(4, 'De Linde A', { state: 'known', differs: ['weekday'] }),
              ])
            : previewOf([row(2, 'De Linde C')], ['Vierde Afdeling']),
        ),
        mock('applyImport', { added: 1 }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(importMessages.open) }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const field of ['weekday', 'time'])
      await expect(dialog.getByText(say(importMessages.form, { field }), { exact: false })).toBeVisible();
    await userEvent.upload(dialog.getByLabelText(say(importMessages.file)), new File([imported], 'ploegen.csv', { type: 'text/csv' }));
    await expect(await dialog.findByRole('status')).toHaveTextContent(say(importMessages.summary, { added: 1, known: 1, wrong: 1 }));
    const fieldName = (field: string) => say(importMessages.field, { field });
    const [, first, second, third] = within(dialog.getByRole('table', { name: say(importMessages.rows) })).getAllByRole('row');
    await expect(first).toHaveTextContent(say(importMessages.problem, { field: fieldName('location'), code: 'unknown' }));
    await expect(first).toHaveTextContent(say(importMessages.cell, { text: 'Café De Linde' }));
    await expect(first).toHaveTextContent(say(importMessages.form, { field: 'weekday' }));
    await expect(first).not.toHaveTextContent(say(importMessages.form, { field: 'time' }));
    await expect(second).toHaveTextContent(say(importMessages.similar, { name: 'De Linde B' }));
    await expect(second).toHaveTextContent(`${fieldName('weekday')}: Friday`);
    await expect(third).toHaveTextContent(say(importMessages.differs, { fields: fieldName('weekday') }));
    const add = () => dialog.getByRole('button', { name: say(importMessages.add, { kind: 'teams', count: 1 }) });
    await expect(add()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByText(say(importMessages.columns)));
    await userEvent.click(dialog.getByLabelText(say(importMessages.columnOf, { heading: 'Lokaal', sample: 'De Linde' })));
    await userEvent.click(await screen.findByRole('option', { name: fieldName('location') }));
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(add());
    await expect(await dialog.findByText(say(importMessages.chooseStructure))).toBeVisible();
    await userEvent.click(dialog.getByLabelText(say(importMessages.structure)));
    await userEvent.click((await screen.findAllByRole('option'))[0]!);
    await userEvent.click(add());
    await expect(await screen.findByText(say(importMessages.done, { kind: 'teams', count: 1 }))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A file that is no table keeps the dialog open, with the text and the reason. */
export const ImportUnreadable: Story = {
  parameters: { screen: { msw: [mockError('previewImport', 'invalid', { fields: { text: 'no-rows' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(importMessages.open) }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(say(importMessages.paste));
    await userEvent.type(field, 'Ploeg;Reeks');
    await userEvent.click(dialog.getByRole('button', { name: say(importMessages.check) }));
    await expect(await dialog.findByText(say(importMessages.unreadable, { code: 'norows', most: '5,000' }))).toBeVisible();
    await expect(field).toHaveValue('Ploeg;Reeks');
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'captain' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

/** An archived season is read-only. */
export const Archived: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'archived' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.archivedMeans))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say(formMessages.createTitle) })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listTeams', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
