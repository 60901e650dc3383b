import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlayerBadge } from './PlayerBadge.tsx';

const meta = { component: PlayerBadge, args: { name: 'Wout Dubbeltop' } } satisfies Meta<typeof PlayerBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const WithClubAndSeed: Story = { args: { club: 'DC De Gouden Pijl', seed: 5 } };
export const WithAvatar: Story = { args: { avatar: { initials: 'WD' }, club: 'DC De Gouden Pijl' } };
/** The letters get narrower before the first name gets shorter. */
export const LongGermanNames: Story = {
  args: { name: 'Karl-Heinz Scheibenbauer-Doppelmann' },
  render: (args) => (
    <div className="grid gap-3">
      {[320, 270, 230, 190, 150].map((width) => (
        <div key={width} style={{ width }} className="bg-sunken">
          <PlayerBadge {...args} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getAllByText('Karl-Heinz Scheibenbauer-Doppelmann').length).toBeGreaterThan(1);
    await expect(canvas.getAllByTitle('Karl-Heinz Scheibenbauer-Doppelmann')[0]).toHaveTextContent('K.-H. Scheibenbauer-Doppelmann');
  },
};
export const Pair: Story = { args: { name: 'Bullens / Trebels' } };
export const Team: Story = { args: { name: 'Dartsfreunde Pfeilingen II' } };
export const ToBeDecided: Story = { args: { state: 'tbd', name: 'Winner of quarter-final 1' } };
export const Bye: Story = { args: { state: 'bye', name: 'Bye' } };
export const Withdrawn: Story = { args: { state: 'withdrawn', note: 'Withdrawn' } };
export const You: Story = { args: { you: true, note: 'You' } };
export const Guest: Story = { args: { note: 'Guest' } };
