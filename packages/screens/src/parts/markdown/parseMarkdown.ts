import MarkdownIt, { type Token } from 'markdown-it';

/** A block or an inline of a text in Markdown, named as by markdown-it, without `_open`: `paragraph`, `strong`, `text`. */
export type MarkdownNode = {
  type: string;
  /** what a node without children shows: its text, or the code */
  content: string;
  attributes: Readonly<Record<string, string | number>>;
  /** of a heading: 1 to 6 */
  depth: number;
  /** a paragraph of a list without empty lines */
  isTight: boolean;
  children: MarkdownNode[];
};

/*
 * HTML stays text. The preset nests at most 20 levels, so that no text can exhaust the stack of React, and its parser needs linear time.
 * Which links are safe is decided where they are shown.
 */
const parser = new MarkdownIt('commonmark', { html: false });
parser.validateLink = () => true;

const nodeOf = (token: Token): MarkdownNode => ({
  type: token.type.replace(/_open$/, ''),
  content: token.content,
  attributes: Object.fromEntries(token.attrs ?? []),
  depth: token.type === 'heading_open' ? Number(token.tag.slice(1)) : 0,
  isTight: token.hidden,
  children: token.children ? nested(token.children) : [],
});

/** The tree of a list of tokens, in which a token opens a node and a later one closes it. `inline` tokens are replaced by their children. */
const nested = (tokens: readonly Token[]): MarkdownNode[] => {
  const root: MarkdownNode[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    const node = nodeOf(token);
    open.at(-1)!.push(...(token.type === 'inline' ? node.children : [node]));
    if (token.nesting === 1) open.push(node.children);
  }
  return root;
};

/** The blocks of a text in Markdown (CommonMark). No text is invalid: what is no markup is text. */
export const parseMarkdown = (text: string): MarkdownNode[] => nested(parser.parse(text, {}));
