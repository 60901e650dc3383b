import { expect, it } from 'vitest';
import { readCatalogue, readStories, stateProblems } from './componentStates.ts';

const catalogue = `# Components
## 1. Foundations

| Component | Purpose | Stories | Built on | Keyboard |
|---|---|---|---|---|
| \`Button\` | an action, or a link | icon alone (label, as tooltip), badge | native | Enter, Space |

## 6. Scoring

Some words. All of them: \`Bust\`, \`Offline\`.

| Component | Purpose | Stories | Built on | Keyboard |
|---|---|---|---|---|
| \`Bracket\` | knockout | 8, 1,024 | own | – |
`;

it('reads the catalogue', () => {
  expect(readCatalogue(catalogue)).toEqual([
    { component: 'Button', states: ['icon alone (label, as tooltip)', 'badge'], stories: [] },
    { component: 'Bracket', states: ['8', '1,024'], stories: ['Bust', 'Offline'] },
  ]);
});

it('reads the states that stories quote', () => {
  const source = `
    const meta = { component: Button, parameters: { state: 'not of a story' } };
    export const Plain: Story = {};
    export const Two: Story = { args: { a: 1 }, parameters: { layout: 'fullscreen', state: ['badge', \`busy\`] } };
    export const One: StoryObj<typeof meta> = { parameters: { state: 'off' } };
    const Private: Story = { parameters: { state: 'not exported' } };
  `;
  expect(readStories(source)).toEqual({ stories: ['Plain', 'Two', 'One'], states: ['badge', 'busy', 'off'] });
});

it('reports states without a story, and states, stories and components that are not listed', () => {
  const listed = [
    { component: 'Button', states: ['badge', 'busy'], stories: [] },
    { component: 'Bracket', states: ['8'], stories: ['Bust'] },
    { component: 'Table', states: ['sort'], stories: [] },
  ];
  const found = [
    { component: 'Button', stories: ['A'], states: ['badge', 'bage'] },
    { component: 'Bracket', stories: ['A'], states: ['8'] },
    { component: 'Link', stories: ['A'], states: [] },
  ];
  expect(stateProblems(listed, found)).toEqual([
    'Button: no story shows "busy"',
    'Bracket: has no story Bust',
    'Table: is listed, but has no stories',
    'Button: "bage" is not listed',
    'Link: has stories, but is not listed',
  ]);
  expect(stateProblems(listed.slice(0, 1), [{ component: 'Button', stories: [], states: ['busy', 'badge', 'badge'] }])).toEqual([]);
});
