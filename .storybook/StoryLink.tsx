import type { ComponentProps } from 'react';
import { useToolbar } from './useToolbar.ts';

type StoryLinkProps = Omit<ComponentProps<'a'>, 'href' | 'id'> & { id: string };

/** Opens a story inside Storybook, as the toolbar stands. `./`, since docs are shown in a document of their own, iframe.html beside Storybook's. */
export function StoryLink({ id, ...props }: StoryLinkProps) {
  const globals = useToolbar();
  return <a href={`./?path=/story/${id}${globals && `&globals=${globals}`}`} target="_top" {...props} />;
}
