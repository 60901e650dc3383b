import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlayerBadge } from './PlayerBadge.tsx';

const meta = { component: PlayerBadge, args: { name: 'Wout Dubbeltop' } } satisfies Meta<typeof PlayerBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { parameters: { state: 'short' } };
export const WithClubAndSeed: Story = { args: { club: 'DC De Gouden Pijl', seed: 5 } };
export const WithAvatar: Story = { args: { avatar: { initials: 'WD' }, club: 'DC De Gouden Pijl' } };
/** The letters are narrowed before the first name is shortened. */
export const LongGermanNames: Story = {
  parameters: { state: 'long German' },
  args: { name: 'Karl-Heinz Scheibenbauer-Doppelmann' },
  render: (args) => (
    <div className="grid gap-3">
      {[20, 17, 14.5, 12, 9.5].map((width) => (
        <div key={width} style={{ width: `${width}rem` }} className="bg-sunken">
          <PlayerBadge {...args} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const [short] = await canvas.findAllByTitle('Karl-Heinz Scheibenbauer-Doppelmann');
    await expect(short).toHaveTextContent('K.-H. Scheibenbauer-Doppelmann');
    await expect(canvas.getAllByText('Karl-Heinz Scheibenbauer-Doppelmann').length).toBeGreaterThan(1);
  },
};
export const Pair: Story = { parameters: { state: 'pair' }, args: { name: 'Bullens / Trebels' } };
export const Team: Story = { parameters: { state: 'team' }, args: { name: 'Dartsfreunde Pfeilingen II' } };
export const ToBeDecided: Story = { parameters: { state: 'TBD' }, args: { state: 'tbd', name: 'Winner of quarter-final 1' } };
export const Bye: Story = { parameters: { state: 'bye' }, args: { state: 'bye', name: 'Bye' } };
/** The name is crossed out, and a note names the state. */
export const Withdrawn: Story = {
  parameters: { state: 'withdrawn' },
  args: { state: 'withdrawn', note: 'Withdrawn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawn')).toBeVisible();
  },
};
export const You: Story = { parameters: { state: 'you' }, args: { you: true, note: 'You' } };
export const Guest: Story = { parameters: { state: 'guest' }, args: { note: 'Guest' } };
