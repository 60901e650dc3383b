import { ArgTypes, Description, DocsContext, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { pages } from 'virtual:page-facts';
import catalogue from '../packages/ui/components.md?raw';
import { readRows } from '../scripts/lib/componentCatalogue.ts';
import { folderOf } from './pageChannel.ts';
import { PageSheet } from './PageSheet.tsx';
import { StoryLink } from './StoryLink.tsx';

const rows = readRows(catalogue);

/** Renders backticks in the catalogue's cells as code. */
const marked = (text: string) => text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part));

function ComponentPage({ name }: { name: string }) {
  const row = rows.find(({ component }) => component === name);
  const facts = row && { Purpose: row.purpose, 'Built on': row.builtOn, Keyboard: row.keyboard, States: row.states };
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {facts && (
        <table>
          <tbody>
            {Object.entries(facts).map(([heading, text]) => (
              <tr key={heading}>
                <th style={{ textAlign: 'left', whiteSpace: 'nowrap' }}>{heading}</th>
                <td>{marked(text)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Primary />
      <ArgTypes of="meta" />
      <Stories includePrimary={false} />
    </>
  );
}

/** The docs page of a screen. It links to the stories instead of showing them, because each story is a whole page with its own data. */
function ScreenPage({ folder }: { folder: string }) {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      {pages
        .filter((page) => page.folder === folder)
        .map((page) => (
          <PageSheet key={page.route} page={page} />
        ))}
      <h2>States</h2>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <StoryLink id={id}>{name}</StoryLink>
            {typeof parameters['docs']?.description?.story === 'string' && ` – ${parameters['docs'].description.story}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The docs page of a component or screen, generated from prop comments, the catalogue and the route table. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.parameters.screen) return <ScreenPage folder={folderOf(String(preparedMeta.parameters['fileName']))} />;
  return <ComponentPage name={preparedMeta.title.split('/').at(-1) ?? ''} />;
}
