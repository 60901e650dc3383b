import { useEffect, useState, type CSSProperties } from 'react';
import { pages } from 'virtual:page-facts';
import type { PageFacts } from '../scripts/lib/pageFacts.ts';
import { folderOf } from './pageChannel.ts';
import { StoryLink } from './StoryLink.tsx';
import { useToolbar } from './useToolbar.ts';

type IndexEntry = { id: string; name: string; type: string; importPath: string };

/** All stories in Storybook's index. */
function useStories(): IndexEntry[] {
  const [stories, setStories] = useState<IndexEntry[]>([]);
  useEffect(() => {
    fetch('index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(({ entries }) => setStories(Object.values(entries).filter(({ type }) => type === 'story')))
      .catch(() => setStories([]));
  }, []);
  return stories;
}

const scale = 0.36;
const frame: CSSProperties = { width: 1280, height: 800, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' };
const frameWindow: CSSProperties = {
  width: 1280 * scale,
  height: 800 * scale,
  overflow: 'hidden',
  border: '1px solid #7a808b',
  flex: 'none',
};

function Screen({ page, stories, globals }: { page: PageFacts; stories: IndexEntry[]; globals: string }) {
  const [shown, setShown] = useState<string>();
  const id = shown ?? stories[0]?.id;
  return (
    <section style={{ margin: '0 0 48px' }}>
      <h2>
        <code>{page.path}</code>
      </h2>
      <p>
        Route <code>{page.route}</code>, access <code>{page.access}</code>, layout <code>{page.layout}</code>.
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        {id && (
          <div style={frameWindow}>
            <iframe
              title={`Preview of ${page.path}`}
              loading="lazy"
              tabIndex={-1}
              src={`iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`}
              style={frame}
            />
          </div>
        )}
        <ul style={{ margin: 0, columns: stories.length > 12 ? 2 : 1 }}>
          {stories.map((story) => (
            <li key={story.id} onMouseEnter={() => setShown(story.id)} onFocus={() => setShown(story.id)}>
              <StoryLink id={story.id} style={{ fontWeight: id === story.id ? 700 : 400 }}>
                {story.name.split('  ')[0]}
              </StoryLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Every screen of an area of the route table with its states. Hovering over a state, or focusing its link, shows a preview. */
export function AreaPage({ area }: { area: string }) {
  const stories = useStories();
  const globals = useToolbar();
  return pages
    .filter((page) => page.area === area)
    .map((page) => (
      <Screen
        key={page.route}
        page={page}
        stories={stories.filter(({ importPath }) => folderOf(importPath) === page.folder)}
        globals={globals}
      />
    ));
}

/** Every area without its own docs page. */
export function OtherAreas() {
  const areas = new Set(pages.filter(({ isDescribed }) => !isDescribed).map(({ area }) => area));
  return [...areas].map((area) => <AreaPage key={area} area={area} />);
}
