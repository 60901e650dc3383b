import { Fragment, useMemo, type ReactNode } from 'react';
import { useFile } from '@oche/api/provider';
import { Link } from '@oche/ui/Link';
import { parseMarkdown, type MarkdownNode } from './parseMarkdown.ts';
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
  const nodes = useMemo(() => parseMarkdown(text), [text]);
  const depths = useMemo(() => depthsOf(nodes), [nodes]);
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere">
      <Nodes nodes={nodes} level={level} depths={depths} />
    </div>
  );
}

type Context = {
  level: 2 | 3;
  /** the depths of the text's headings in order, so that no level is skipped if a text begins with `##` */
  depths: readonly number[];
};

const depthsOf = (nodes: readonly MarkdownNode[]): number[] =>
  [...new Set(nodes.flatMap(({ type, depth }) => (type === 'heading' ? [depth] : [])))].sort((a, b) => a - b);

const Nodes = ({ nodes, ...context }: Context & { nodes: readonly MarkdownNode[] }): ReactNode =>
  nodes.map((node, at) => (
    <Fragment key={at}>{renderers[node.type]?.(node, <Nodes nodes={node.children} {...context} />, context) ?? node.content}</Fragment>
  ));

const code = ({ content }: MarkdownNode): ReactNode => (
  <pre tabIndex={0} className="overflow-x-auto bg-sunken p-3 text-body-small">
    {content}
  </pre>
);

/** The element of each kind of node with its children. Others show their text. */
const renderers: Record<string, (node: MarkdownNode, children: ReactNode, context: Context) => ReactNode> = {
  softbreak: () => '\n',
  hardbreak: () => <br />,
  hr: () => <hr className="border-line" />,
  strong: (_, children) => <strong>{children}</strong>,
  em: (_, children) => <em>{children}</em>,
  code_inline: ({ content }) => <code>{content}</code>,
  code_block: code,
  fence: code,
  heading: ({ depth }, children, { level, depths }) => {
    const rank = Math.max(depths.indexOf(depth), 0);
    const Heading = `h${Math.min(level + rank, 6)}` as 'h2';
    return <Heading className={rank === 0 ? 'mt-2 text-title-3' : 'mt-2 text-heading'}>{children}</Heading>;
  },
  paragraph: ({ isTight }, children) => (isTight ? children : <p>{children}</p>),
  blockquote: (_, children) => <blockquote className="grid gap-4 border-l-4 border-line-2 pl-4 text-ink-2">{children}</blockquote>,
  bullet_list: (_, children) => <ul className="grid list-disc gap-1 pl-6">{children}</ul>,
  ordered_list: ({ attributes }, children) => (
    <ol start={Number(attributes['start'] ?? 1)} className="grid list-decimal gap-1 pl-6">
      {children}
    </ol>
  ),
  list_item: (_, children) => <li>{children}</li>,
  link: ({ attributes }, children) => {
    const url = safeUrl(String(attributes['href']));
    return url === null ? (
      children
    ) : (
      <Link kind="underlined" href={url} rel="noreferrer">
        {children}
      </Link>
    );
  },
  image: ({ attributes, content }) => <Picture path={picturePath(String(attributes['src']))} alt={content} />,
};

/** A picture in a text; without a picture, its description. */
function Picture({ path, alt }: { path: string | null; alt: string }) {
  const src = useFile(path);
  return src === null ? alt : <img src={src} alt={alt} loading="lazy" className="max-h-[70vh] max-w-full rounded-control" />;
}
