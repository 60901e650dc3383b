import type { ComponentProps } from 'react';
import { useToolbar } from './useToolbar.ts';

type StoryLinkProps = Omit<ComponentProps<'a'>, 'href' | 'id'> & { id: string };

/** A link that opens a story in Storybook with the toolbar's settings. It starts with `./` because docs are in iframe.html, next to Storybook's index. */
export function StoryLink({ id, ...props }: StoryLinkProps) {
  const globals = useToolbar();
  return <a href={`./?path=/story/${id}${globals && `&globals=${globals}`}`} target="_top" {...props} />;
}
