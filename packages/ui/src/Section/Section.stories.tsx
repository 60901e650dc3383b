import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  args: {
    title: 'Tournaments near you',
    rule: true,
    children: (
      <ul className="divide-y divide-line border-b border-line">
        {['Krijtdorp Friday Open 12', 'Vereinsmeisterschaft der Dartsfreunde Pfeilingen-Scheibenhausen'].map((name) => (
          <li key={name} className="py-3 text-name">
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading names the section. The link looks like text but is 44 px high for fingers. */
export const WithAndWithoutLink: Story = {
  parameters: { state: 'with and without link' },
  render: (args) => (
    <div className="grid gap-10">
      <Section {...args} link={{ href: '#all', label: 'All tournaments' }} />
      <Section {...args} title="Played last week" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tournaments near you' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'All tournaments' });
    const { left, bottom } = link.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom + 5)).toBe(link);
  },
};
export const Loading: Story = { args: { children: <Skeleton shape="row" count={3} /> }, parameters: { state: 'loading' } };
export const Empty: Story = {
  args: { children: <EmptyState>No tournament near you this week.</EmptyState> },
  parameters: { state: 'empty' },
};
