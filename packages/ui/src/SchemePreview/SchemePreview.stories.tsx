import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SchemePreview, type SchemeFact } from './SchemePreview.tsx';

const facts: SchemeFact[] = [
  { label: 'Players who change place', value: 4, note: 'of 14', as: 'figure' },
  { label: 'Leader', value: 'Mo El Idrissi', note: 'was Lotte De Smedt', as: 'name' },
  {
    ...{ label: 'Play-off places, first 8', as: 'text' },
    value: 'Anneleen Vercruysse-De Baere enters the play-off places in 8th, Ruben Callens leaves them.',
  },
];

const meta = {
  component: SchemePreview,
  args: { facts, announcement: '4 players change place.', children: <p>The table</p> },
} satisfies Meta<typeof SchemePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  parameters: { state: 'three facts first' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(facts.map(({ label }) => label));
    // Nothing has changed yet.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Only the last of several changes is announced. */
export const Announced: Story = {
  parameters: { state: 'announced once' },
  render: function Changing(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Change
        </button>
        <SchemePreview {...args} announcement={`${count} players change place.`} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const spoken: string[] = [];
    const status = canvas.getByRole('status');
    const observer = new MutationObserver(() => spoken.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    const button = canvas.getByRole('button', { name: 'Change' });
    for (let change = 0; change < 3; change++) await userEvent.click(button);
    await waitFor(() => expect(status).toHaveTextContent('3 players change place.'));
    await expect(spoken).toEqual(['3 players change place.']);
    observer.disconnect();
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    facts: [
      { label: 'Spieler mit neuem Platz', value: 104, note: 'von 128', as: 'figure' },
      {
        label: 'Führung',
        value: 'Maximilian-Alexander Schwarzenbacher-Triplemeyer',
        note: 'bisher Karl-Heinz Scheibenbauer-Doppelmann',
        as: 'name',
      },
    ],
  },
};
