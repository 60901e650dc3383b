import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkdown, type MarkdownNode } from './parseMarkdown.ts';

/** Nodes as short texts: `paragraph(text "a")`. */
const outline = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map(({ type, content, children, isTight }) =>
      children.length > 0 && type !== 'image'
        ? `${isTight ? 'tight ' : ''}${type}(${outline(children)})`
        : content === ''
          ? type
          : `${type} "${content.trimEnd()}"`,
    )
    .join(', ');
const levels = (nodes: readonly MarkdownNode[]): number => Math.max(0, ...nodes.map(({ children }) => 1 + levels(children)));

test.each([
  ['a\nb', 'paragraph(text "a", softbreak, text "b")'],
  ['a**b**c*d*e`f`', 'paragraph(text "a", strong(text "b"), text "c", em(text "d"), text "e", code_inline "f")'],
  ['# a\n\n***', 'heading(text "a"), hr'],
  ['- a\n- b', 'bullet_list(list_item(tight paragraph(text "a")), list_item(tight paragraph(text "b")))'],
  ['3. a\n\n4. b', 'ordered_list(list_item(paragraph(text "a")), list_item(paragraph(text "b")))'],
  ['> a', 'blockquote(paragraph(text "a"))'],
  ['    a\n\n```\nb\n```', 'code_block "a", fence "b"'],
  ['[a](javascript:b)', 'paragraph(link(text "a"))'],
  ['![a *b*](/files/c)', 'paragraph(image "a *b*")'],
  ['<b onclick="c">d</b>', 'paragraph(text "<b onclick="c">d</b>")'],
])('%j', (text, expected) => expect(outline(parseMarkdown(text))).toBe(expected));

test('headings have their depth, links their address and numbered lists their start', () => {
  const [heading, list] = parseMarkdown('### a\n\n3. [b](https://dc.example/c)');
  expect(heading).toMatchObject({ depth: 3 });
  expect(list).toMatchObject({ attributes: { start: 3 } });
  expect(list!.children[0]!.children[0]!.children[0]).toMatchObject({ type: 'link', attributes: { href: 'https://dc.example/c' } });
});

test.each(['>', '- ', '*a ', '[', '![', '`', '<', '&', '**a*', '1) ', '[a](', '\\'])(
  '20,000 characters of %j become a tree of few levels',
  (piece) => expect(levels(parseMarkdown(piece.repeat(20_000 / piece.length)))).toBeLessThanOrEqual(45),
);

test('every text becomes a tree', () => {
  const pieces = fc.constantFrom(
    '>',
    '- ',
    '1. ',
    '*',
    '_',
    '`',
    '[',
    '](',
    ')',
    '!',
    '<',
    '#',
    ' ',
    '\n',
    '\n\n',
    '\t',
    'a',
    '\u0000',
    '🎯',
  );
  fc.assert(fc.property(fc.array(pieces, { maxLength: 60 }), (texts) => void outline(parseMarkdown(texts.join('')))));
});
