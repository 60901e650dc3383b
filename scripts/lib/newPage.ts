import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import { componentOf } from './pageMap.ts';
import { isPageOfList, type SpecifiedRow } from './pageFolders.ts';
import { Failure } from './project.ts';

/** A page to create: its row in the route table, and the endpoint whose list it shows. */
export type NewPage = SpecifiedRow & { name: string; lists?: EndpointName };

type Request = { name: string; path: string; lists?: string } & Partial<SpecifiedRow>;

/** The row of a page. Options override the values that are specified for its path. Throws a `Failure` if a value is in neither. */
export function rowFor({ name, path, lists, ...options }: Request, specified: readonly SpecifiedRow[]): NewPage {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Failure(`"${name}" is not a valid route name: write it like tournamentGames.`);
  const row = specified.find((each) => each.path === path && (options.site === undefined || each.site === options.site));
  const overrides = Object.fromEntries(Object.entries<string | undefined>(options).filter(([, value]) => value !== undefined));
  const { site, access, layout, area } = { ...row, ...overrides };
  if (!site || !access || !layout || !area)
    throw new Failure(`routes.tsv has no page ${path}: give --site, --access, --layout and --area.`);
  if (lists !== undefined && !isListEndpoint(lists))
    throw new Failure(`The contract has no endpoint "${lists}" that returns pages of a list.`);
  return { name, path, site, access, layout, area, ...(lists !== undefined && { lists }) };
}

const isListEndpoint = (name: string): name is EndpointName => name in endpoints && isPageOfList(name as EndpointName);

/** The source of the route table with one more row: after the last row of its area, or at the end if the area is new. */
export function withRow(table: string, { name, path, site, access, layout, area }: NewPage): string {
  const row = `  ${name}: { path: '${path}', site: '${site}', access: '${access}', layout: '${layout}', area: '${area}' },\n`;
  const rows = [...table.matchAll(/^ {2}\w+: \{[^}]*(?:\{[^}]*\}[^}]*)*?\},\n/gm)];
  const last = rows.findLast(([text]) => text.includes(`area: '${area}'`));
  const end = table.indexOf('} as const satisfies Record<string, Route>');
  const at = last ? last.index + last[0].length : end;
  return `${table.slice(0, at)}${last ? '' : '\n'}${row}${table.slice(at)}`;
}

type NewFile = { path: string; text: string };

/** `tournamentGames` → `Tournament games`. */
const titleOf = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The files in the folder of a page, before they are formatted. */
export function pageFiles(page: NewPage): NewFile[] {
  const folder = `packages/screens/src/${page.area}/${page.name}`;
  const component = componentOf(page.name);
  const source = '../'.repeat(page.area.split('/').length + 1);
  const write = page.lists === undefined ? plain : list;
  return Object.entries(write(page, component, source)).map(([file, text]) => ({ path: `${folder}/${file}`, text }));
}

type Templates = (page: NewPage, component: string, source: string) => Record<string, string>;

const params = (path: string) => [...path.matchAll(/\{(\w+)\??\}/g)].map(([, param = '']) => param);
/**
 * The meta of a story file. If the page has parameters, it lists them with empty values, which the developer replaces by values from the
 * mocks.
 */
const metaOf = ({ name, path }: NewPage, component: string) => `const meta = {
  component: ${component},
  parameters: { layout: 'fullscreen', screen: { route: '${name}'${
    params(path).length === 0
      ? ''
      : `, params: { ${params(path)
          .map((param) => `${param}: ''`)
          .join(', ')} }`
  } } },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;
`;
const notFound = ({ path }: NewPage) =>
  params(path).length === 0
    ? ''
    : `export const NotFound: Story = { parameters: { screen: { params: { ${params(path)
        .map((param) => `${param}: 'does-not-exist'`)
        .join(', ')} } } } };\n`;

const plain: Templates = (page, component, source) => ({
  'page.ts': `import { definePage } from '${source}shell/definePage.ts';
import { messages } from './messages.ts';

export const page = definePage({ route: '${page.name}', title: messages.title });
`,
  'messages.ts': `import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: '${page.name}.title', defaultMessage: '${titleOf(page.name)}' },
});
`,
  [`${component}.tsx`]: `import { useIntl } from '@oche/i18n/provider';
import { PageHeader } from '@oche/ui/PageHeader';
import { messages } from './messages.ts';

export function ${component}() {
  const { formatMessage } = useIntl();
  return <PageHeader title={formatMessage(messages.title)} />;
}
`,
  [`${component}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { ${component} } from './${component}.tsx';
import { messages } from './messages.ts';

${metaOf(page, component)}
export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
  },
};
export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };
${notFound(page)}`,
});

const list: Templates = (page, component, source) => ({
  'page.ts': `import { read } from '@oche/api/read';
import { definePage } from '${source}shell/definePage.ts';
import { pageIn } from '${source}shell/pageIn.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: '${page.name}',
  query: ['page'],
  reads: (_params, search) => ({ list: read('${page.lists}', pageIn(search)) }),
  title: messages.title,
});
`,
  'messages.ts': `import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: '${page.name}.title', defaultMessage: '${titleOf(page.name)}' },
  none: { id: '${page.name}.none', defaultMessage: 'Nothing here yet.' },
});
`,
  [`${component}.tsx`]: `import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { PageHeader } from '@oche/ui/PageHeader';
import { Pages } from '${source}parts/forms/Pages.tsx';
import { useHref } from '${source}shell/useHref.ts';
import { usePage } from '${source}shell/usePage.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

export function ${component}() {
  const { list } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} />
      <div className="pt-4">
        {list.items.length === 0 && <EmptyState>{formatMessage(messages.none)}</EmptyState>}
        <ul>
          {list.items.map(({ id, name }) => (
            <li key={id} className="min-h-11 border-b border-line py-2.5 text-name wrap-anywhere hyphens-auto">
              {name}
            </li>
          ))}
        </ul>
        <Pages list={list} href={(to) => href('${page.name}', {}, { page: to > 1 ? to : undefined })} />
      </div>
    </>
  );
}
`,
  [`${component}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { empty, longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '${source}shell/messages.ts';
import { ${component} } from './${component}.tsx';
import { messages } from './messages.ts';

${metaOf(page, component)}
export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: [mock('${page.lists}', { items: [], page: 1, perPage: 50, total: 0 }, { delay: 'infinite' })] } },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('${page.lists}', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};
${notFound(page)}`,
});
