import type { Nodes, Parents, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, useMemo, type ReactNode } from 'react';
import { useFile } from '@oche/api/provider';
import { Link } from '@oche/ui/Link';
import { picturePath, safeUrl } from './safeUrl.ts';

type MarkdownProps = {
  text: string;
  /** the level of the text's largest heading: 2 by default, below the title of a page */
  level?: 2 | 3;
};

/**
 * A text in Markdown, for example of a news item. It becomes elements of React and never HTML: HTML in the text is shown as it is written, and
 * links and pictures need a safe URL.
 */
export function Markdown({ text, level = 2 }: MarkdownProps) {
  const tree = useMemo(() => fromMarkdown(text), [text]);
  const depths = useMemo(() => depthsOf(tree), [tree]);
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere">
      <Children of={tree} level={level} depths={depths} />
    </div>
  );
}

type Context = {
  level: 2 | 3;
  /** the depths of the text's headings in order, so that no level is skipped if a text begins with `##` */
  depths: readonly number[];
  isTight?: boolean;
};

const depthsOf = (tree: Parents): number[] =>
  [...new Set((tree.children as Nodes[]).flatMap((node) => (node.type === 'heading' ? [node.depth] : [])))].sort((a, b) => a - b);

const Children = ({ of: parent, ...context }: Context & { of: Parents }): ReactNode =>
  (parent.children as Nodes[]).map((node, at) => <Fragment key={at}>{elementOf(node as RootContent, context)}</Fragment>);

type Renderer<Type extends RootContent['type']> = (node: Extract<RootContent, { type: Type }>, context: Context) => ReactNode;

/** The element of each kind of node. Definitions, and references to them, are not supported: a reference shows its text. */
const renderers: { [Type in RootContent['type']]?: Renderer<Type> } = {
  text: ({ value }) => value,
  html: ({ value }) => value,
  break: () => <br />,
  thematicBreak: () => <hr className="border-line" />,
  strong: (node, context) => (
    <strong>
      <Children of={node} {...context} />
    </strong>
  ),
  emphasis: (node, context) => (
    <em>
      <Children of={node} {...context} />
    </em>
  ),
  inlineCode: ({ value }) => <code>{value}</code>,
  code: ({ value }) => (
    <pre tabIndex={0} className="overflow-x-auto bg-sunken p-3 text-body-small">
      {value}
    </pre>
  ),
  heading: (node, context) => {
    const rank = Math.max(context.depths.indexOf(node.depth), 0);
    const Heading = `h${Math.min(context.level + rank, 6)}` as 'h2';
    return (
      <Heading className={rank === 0 ? 'mt-2 text-title-3' : 'mt-2 text-heading'}>
        <Children of={node} {...context} />
      </Heading>
    );
  },
  paragraph: (node, context) =>
    context.isTight ? (
      <Children of={node} {...context} />
    ) : (
      <p>
        <Children of={node} {...context} />
      </p>
    ),
  blockquote: (node, context) => (
    <blockquote className="grid gap-4 border-l-4 border-line-2 pl-4 text-ink-2">
      <Children of={node} {...context} />
    </blockquote>
  ),
  list: (node, context) => {
    const List = node.ordered ? 'ol' : 'ul';
    return (
      <List start={node.start ?? undefined} className={node.ordered ? 'grid list-decimal gap-1 pl-6' : 'grid list-disc gap-1 pl-6'}>
        <Children of={node} {...context} isTight={!node.spread} />
      </List>
    );
  },
  listItem: (node, context) => (
    <li>
      <Children of={node} {...context} />
    </li>
  ),
  link: (node, context) => {
    const url = safeUrl(node.url);
    const content = <Children of={node} {...context} />;
    return url === null ? (
      content
    ) : (
      <Link kind="underlined" href={url} rel="noreferrer">
        {content}
      </Link>
    );
  },
  linkReference: (node, context) => <Children of={node} {...context} />,
  image: ({ url, alt }) => <Picture path={picturePath(url)} alt={alt ?? ''} />,
};

const elementOf = (node: RootContent, context: Context): ReactNode =>
  (renderers[node.type] as ((node: RootContent, context: Context) => ReactNode) | undefined)?.(node, context);

/** A picture in a text; without a picture, its description. */
function Picture({ path, alt }: { path: string | null; alt: string }) {
  const src = useFile(path);
  return src === null ? alt : <img src={src} alt={alt} loading="lazy" className="max-h-[70vh] max-w-full rounded-control" />;
}
