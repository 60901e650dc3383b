import React, { useEffect, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types, useChannel, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { folderOf, pageAnswered, pageAsked, type PageAnswer, type PageQuestion } from './pageChannel.ts';
import { PageSheet } from './PageSheet.tsx';

/** The name of a story without the page's path, which follows two spaces and is only for search. */
const shownName = (name: string) => name.split('  ')[0] ?? name;

/** The panel with route, endpoints and texts of the page that the current story shows. */
function PagePanel() {
  const api = useStorybookApi();
  const [{ locale }] = useGlobals();
  const [answer, setAnswer] = useState<PageAnswer>();
  // Before the first story is selected there is none, although the type says otherwise.
  const story = api.getCurrentStoryData() as ReturnType<typeof api.getCurrentStoryData> | undefined;
  const importPath = story?.importPath;
  const folder = importPath && folderOf(importPath);
  const question = folder === undefined ? undefined : ({ folder, locale: String(locale) } satisfies PageQuestion);
  const emit = useChannel({ [pageAnswered]: setAnswer, [STORY_RENDERED]: () => question && emit(pageAsked, question) }, [folder, locale]);
  useEffect(() => {
    if (folder !== undefined) emit(pageAsked, { folder, locale: String(locale) } satisfies PageQuestion);
  }, [folder, locale, emit]);
  const pages = answer?.folder === folder ? (answer?.pages ?? []) : [];
  return (
    <div style={{ padding: 16 }}>
      {pages.map((page) => (
        <PageSheet key={page.route} page={page} {...(answer && { texts: answer.texts })} />
      ))}
      {pages.length === 0 && <p>This is not a page: it has no route. Its props are under Controls and in its docs.</p>}
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
