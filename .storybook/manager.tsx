import React, { useEffect, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types, useChannel, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { folderOf, pageRequest, pageResponse, type PageRequest, type PageResponse } from './pageChannel.ts';
import { PageSheet } from './PageSheet.tsx';

/** The name of a story without the page's path. `screensIndexer` appends the path after two spaces, for the search. */
const shownName = (name: string) => name.split('  ')[0] ?? name;

/** The panel with the route, endpoints and texts of the current story's page. */
function PagePanel() {
  const api = useStorybookApi();
  const [{ locale }] = useGlobals();
  const [response, setResponse] = useState<PageResponse>();
  // Undefined before the first story is selected, although the type excludes it.
  const story = api.getCurrentStoryData() as ReturnType<typeof api.getCurrentStoryData> | undefined;
  const importPath = story?.importPath;
  const folder = importPath && folderOf(importPath);
  const request = folder === undefined ? undefined : ({ folder, locale: String(locale) } satisfies PageRequest);
  const emit = useChannel({ [pageResponse]: setResponse, [STORY_RENDERED]: () => request && emit(pageRequest, request) }, [folder, locale]);
  useEffect(() => {
    if (folder !== undefined) emit(pageRequest, { folder, locale: String(locale) } satisfies PageRequest);
  }, [folder, locale, emit]);
  const pages = response?.folder === folder ? (response?.pages ?? []) : [];
  return (
    <div style={{ padding: 16 }}>
      {pages.map((page) => (
        <PageSheet key={page.route} page={page} {...(response && { texts: response.texts })} />
      ))}
      {pages.length === 0 && <p>This story is not a page, so it has no route. Its props are in the panel Controls and in its docs.</p>}
    </div>
  );
}

addons.setConfig({
  sidebar: { renderLabel: ({ name }: { name: string }) => shownName(name) },
});

addons.register('oche/page', () => {
  addons.add('oche/page/panel', {
    type: types.PANEL,
    title: 'Page',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <PagePanel /> : null),
  });
});
