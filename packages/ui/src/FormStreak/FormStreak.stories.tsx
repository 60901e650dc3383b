import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormStreak } from './FormStreak.tsx';

const wordsOf = (win: string, loss: string, draw: string) => {
  const letter = (word: string) => ({ letter: word[0]!, word });
  return { win: letter(win), loss: letter(loss), draw: letter(draw) };
};
const en = wordsOf('Won', 'Lost', 'Drawn');

const meta = {
  component: FormStreak,
  args: { label: 'Last five matches', words: en, results: ['win', 'win', 'loss', 'draw', 'win'] },
} satisfies Meta<typeof FormStreak>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the last five results are shown, with the newest on the right. */
export const LastFive: Story = {
  args: { results: ['loss', 'loss', 'win', 'win', 'loss', 'draw', 'win'] },
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('listitem').map((item: HTMLElement) => item.querySelector('.sr-only')?.textContent);
    await expect(words).toEqual(['Won', 'Won', 'Lost', 'Drawn', 'Won']);
  },
};

const languages = [
  { lang: 'en', label: 'Last five matches', words: wordsOf('Won', 'Lost', 'Drawn') },
  { lang: 'nl', label: 'Laatste vijf wedstrijden', words: wordsOf('Winst', 'Verlies', 'Gelijk') },
  { lang: 'fr', label: 'Cinq dernières rencontres', words: wordsOf('Victoire', 'Défaite', 'Nul') },
  { lang: 'de', label: 'Letzte fünf Begegnungen', words: wordsOf('Sieg', 'Niederlage', 'Unentschieden') },
];
export const InFourLanguages: Story = {
  parameters: { state: 'W L D in four languages' },
  render: (args) => (
    <div className="grid gap-3">
      {languages.map((texts) => (
        <FormStreak key={texts.lang} {...args} {...texts} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const letters = canvas.getAllByRole('list').map((list: HTMLElement) => list.querySelectorAll('[aria-hidden]')[2]?.textContent);
    await expect(letters).toEqual(['L', 'V', 'D', 'N']);
  },
};

/** The newest results of two rows are aligned. */
export const FewerThanFive: Story = {
  parameters: { state: 'fewer than five' },
  render: (args) => (
    <div className="grid justify-start gap-3">
      <FormStreak {...args} />
      <FormStreak {...args} results={['loss', 'win']} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [full, short] = canvas.getAllByRole('list').map((list: HTMLElement) => list.lastElementChild!.getBoundingClientRect().right);
    await expect(short).toBe(full);
  },
};

export const None: Story = {
  parameters: { state: 'none' },
  args: { results: [], none: 'Not played yet' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText('Not played yet')).toBeVisible();
  },
};
