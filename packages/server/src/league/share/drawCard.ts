import { shareImageSize as imageSize } from '@oche/api/contract/shareImage';
import type { Card, CardBody, CardRow, CardSide, Picture } from './card.ts';
import { brandColour, ink } from './brandColour.ts';
import { fitHeading, fitLine, fitLines, type Fitted } from './fit.ts';
import type { Typeface } from './typeface.ts';

/** Colours of the design in light mode: docs/foundations, tokens.json. */
const colours = { page: '#fbf9f5', ink, ink2: '#414855', ink3: '#5e6570', line: '#dfdcd5', bed: ink, onBed: '#f9f3e3', onBed2: '#c2bdb1' };
const live = '#bd1f20';

const margin = 64;
const right = imageSize.width - margin;
const inner = right - margin;
const barHeight = 100;

/** The same text as XML. It has no controls, which XML forbids. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)!};`);

type At = { x: number; y: number; fill: string; align?: 'start' | 'end' };

/** What draws on an image. */
export type Pen = {
  typeface: Typeface;
  draw: (svg: string) => void;
};

const rect = (pen: Pen, [x, y, width, height]: readonly [number, number, number, number], fill: string, radius = 0): void =>
  pen.draw(`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`);

/** Draws a line of text as outlines, so that the image does not depend on the fonts of a machine. Returns its width. */
const line = ({ typeface, draw }: Pen, { text, style }: Fitted, { x, y, fill, align = 'start' }: At): number => {
  const { advance, path } = typeface.outline(text, style);
  const left = align === 'end' ? x - advance : x;
  draw(`<path aria-label="${escapeXml(text)}" fill="${fill}" transform="translate(${left.toFixed(1)} ${y})" d="${path}"/>`);
  return advance;
};

const fit = (pen: Pen, text: string, [size, weight]: readonly [number, number], maxWidth: number): Fitted =>
  fitLine(pen.typeface, text, { size, weight }, maxWidth);

/** Figures are heavy and narrow, as on a scoreboard. */
const figure = (text: string, size: number): Fitted => ({ text, style: { size, weight: 800, width: 68 } });

type Box = { x: number; y: number; width: number; height: number };

const image = (pen: Pen, picture: Picture, { x, y, width, height }: Box): void =>
  pen.draw(
    `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(picture).toString('base64')}"/>`,
  );

const logoSide = 72;

const drawBrand = (pen: Pen, { name, colour, logo }: Card['brand']): void => {
  rect(pen, [0, 0, imageSize.width, barHeight], brandColour(colour));
  const top = (barHeight - logoSide) / 2;
  if (logo) {
    // Logos are made for light pages.
    rect(pen, [margin, top, logoSide, logoSide], '#ffffff', 4);
    image(pen, logo, { x: margin + 4, y: top + 4, width: logoSide - 8, height: logoSide - 8 });
  }
  const x = logo ? margin + logoSide + 20 : margin;
  line(pen, fit(pen, name, [40, 760], right - x), { x, y: barHeight / 2 + 14, fill: '#ffffff' });
};

/** The side of a match: its name on at most two lines, and its points. */
const drawSide = (pen: Pen, { name, points, hasLost }: CardSide, top: number): void => {
  const height = 164;
  const fill = hasLost ? colours.ink3 : colours.ink;
  const pointsWidth = points === null ? 0 : line(pen, figure(points, 150), { x: right, y: top + 134, fill, align: 'end' });
  const room = inner - (pointsWidth > 0 ? pointsWidth + 48 : 0);
  const lines = fitHeading(pen.typeface, name, { size: 64, weight: hasLost ? 600 : 760 }, [room, 2]);
  const lineHeight = lines[0]!.style.size * 1.06;
  const first = top + height / 2 + lines[0]!.style.size * 0.35 - ((lines.length - 1) * lineHeight) / 2;
  for (const [index, each] of lines.entries()) line(pen, each, { x: margin, y: Math.round(first + index * lineHeight), fill });
};

const bodyTop = 248;
const rowHeight = 70;
const figureColumn = 128;
/** The room for the position of a row. */
const positionColumn = 84;

type RowPlace = { top: number; isLeader: boolean; nameStart: number; figuresStart: number };

/** The name of a row, with its detail below it. A long name without a detail has two lines. */
const drawName = (
  pen: Pen,
  { name, detail }: CardRow,
  { x, top, room }: { x: number; top: number; room: number },
  fills: readonly [string, string],
): void => {
  const [fill, faint] = fills;
  const whole = fit(pen, name, [36, 660], room);
  if (detail !== '') {
    line(pen, whole, { x, y: top + 36, fill });
    line(pen, fit(pen, detail, [23, 450], room), { x, y: top + 61, fill: faint });
  } else if (whole.text === name) line(pen, whole, { x, y: top + 48, fill });
  else
    for (const [index, each] of fitHeading(pen.typeface, name, { size: 27, weight: 660 }, [room, 2]).entries())
      line(pen, each, { x, y: top + 31 + index * 28, fill });
};

const drawRow = (pen: Pen, row: CardRow, { top, isLeader, nameStart: x, figuresStart }: RowPlace): void => {
  const y = top + 48;
  const fills = isLeader ? ([colours.onBed, colours.onBed2] as const) : ([colours.ink, colours.ink2] as const);
  const [fill, faint] = fills;
  const { position, figures } = row;
  if (isLeader) rect(pen, [margin - 16, top, inner + 32, rowHeight], colours.bed, 2);
  else rect(pen, [margin, top + rowHeight - 1, inner, 1], colours.line);
  if (position !== '') line(pen, figure(position, 36), { x: margin + 52, y, fill: faint, align: 'end' });
  drawName(pen, row, { x, top, room: figuresStart - 24 - x }, fills);
  for (const [index, text] of figures.entries()) {
    const isMain = index === figures.length - 1;
    const at = { x: right - (figures.length - 1 - index) * figureColumn, y, fill: isMain ? fill : faint, align: 'end' as const };
    line(pen, isMain ? figure(text, 44) : { text, style: { size: 32, weight: 500, width: 92 } }, at);
  }
};

const drawTable = (pen: Pen, { heads, rows, hasLeader }: Extract<CardBody, { kind: 'table' }>): void => {
  const columns = Math.max(heads.length, ...rows.map(({ figures }) => figures.length));
  const figuresStart = right - columns * figureColumn;
  const nameStart = margin + (rows.some(({ position }) => position !== '') ? positionColumn : 0);
  for (const [index, head] of heads.entries()) {
    const at = { x: right - (heads.length - 1 - index) * figureColumn, y: bodyTop - 16, fill: colours.ink3, align: 'end' as const };
    line(pen, fit(pen, head, [24, 500], figureColumn - 12), at);
  }
  rect(pen, [margin, bodyTop - 3, inner, 3], colours.ink);
  for (const [index, row] of rows.entries())
    drawRow(pen, row, { top: bodyTop + index * rowHeight, isLeader: hasLeader && index === 0, nameStart, figuresStart });
};

const drawTeam = (pen: Pen, { figures, match }: Extract<CardBody, { kind: 'team' }>): void => {
  rect(pen, [margin, bodyTop - 3, inner, 3], colours.ink);
  let x = margin;
  for (const { label, value } of figures) {
    const caption = line(pen, fit(pen, label, [26, 500], 320), { x, y: bodyTop + 46, fill: colours.ink3 });
    const width = line(pen, figure(value, 136), { x, y: bodyTop + 158, fill: colours.ink });
    x += Math.max(caption, width) + 72;
  }
  if (!match) return;
  const top = figures.length > 0 ? bodyTop + 196 : bodyTop + 20;
  if (figures.length > 0) rect(pen, [margin, top, inner, 1], colours.line);
  line(pen, fit(pen, match.label, [26, 500], inner), { x: margin, y: top + 44, fill: colours.ink3 });
  line(pen, fit(pen, match.text, [44, 700], inner), { x: margin, y: top + 96, fill: colours.ink });
  line(pen, fit(pen, match.note, [30, 450], inner), { x: margin, y: top + 142, fill: colours.ink2 });
};

/** The place of the picture of a text, which goes to the edges of the image. */
export const pictureBox: Box = { x: 760, y: barHeight, width: imageSize.width - 760, height: imageSize.height - barHeight };

/** Draws lines below each other, and returns the baseline of the last one. */
const paragraph = (pen: Pen, lines: readonly Fitted[], { y, fill, height }: { y: number; fill: string; height: number }): number => {
  let baseline = y;
  for (const [index, each] of lines.entries()) {
    baseline = Math.round(y + index * each.style.size * height);
    line(pen, each, { x: margin, y: baseline, fill });
  }
  return baseline;
};

/** A title of up to three lines, or four beside a picture, then as much of the text as fits. */
const drawText = (pen: Pen, title: string, { text, picture }: Extract<CardBody, { kind: 'text' }>): void => {
  const width = picture ? pictureBox.x - margin - 40 : inner;
  if (picture) image(pen, picture, pictureBox);
  const [size, most] = picture ? [60, 4] : [92, 3];
  const lines = fitHeading(pen.typeface, title, { size, weight: 800 }, [width, most]);
  const end = paragraph(pen, lines, { y: Math.round(172 + lines[0]!.style.size * 0.8), fill: colours.ink, height: 1.06 });
  const textSize = picture ? 32 : 38;
  const room = Math.min(4, Math.floor((imageSize.height - 30 - (end + 26)) / (textSize * 1.34)));
  if (text === '' || room < 1) return;
  const body = fitLines(pen.typeface, text, { size: textSize, weight: 420 }, [width, room]);
  paragraph(pen, body, { y: end + 34 + textSize, fill: colours.ink2, height: 1.34 });
};

const drawFoot = (pen: Pen, { text, isLive }: Card['foot']): void => {
  if (text === '') return;
  const y = imageSize.height - 42;
  if (isLive) pen.draw(`<circle cx="${margin + 12}" cy="${y - 11}" r="12" fill="${live}"/>`);
  const x = isLive ? margin + 40 : margin;
  line(pen, fit(pen, text, [34, isLive ? 700 : 500], right - x), { x, y, fill: isLive ? live : colours.ink2 });
};

const drawBody = (pen: Pen, card: Card): void => {
  const { body, title, above } = card;
  const width = body.kind === 'text' && body.picture ? pictureBox.x - margin - 40 : inner;
  if (above !== '') line(pen, fit(pen, above, [30, 500], width), { x: margin, y: 152, fill: colours.ink2 });
  if (body.kind === 'text') return drawText(pen, title, body);
  if (body.kind === 'score') {
    rect(pen, [margin, 188, inner, 4], colours.ink);
    drawSide(pen, body.sides[0], 192);
    rect(pen, [margin, 358, inner, 1], colours.line);
    drawSide(pen, body.sides[1], 360);
    rect(pen, [margin, 526, inner, 1], colours.line);
    return;
  }
  const heads = body.kind === 'table' ? body.heads.length : 0;
  line(pen, fit(pen, title, [60, 800], inner - heads * figureColumn), { x: margin, y: 220, fill: colours.ink });
  if (body.kind === 'table') drawTable(pen, body);
  else drawTeam(pen, body);
};

/** Draws an image to share as SVG. All its texts fit. Each is an outline with a label, so that names are never markup. */
export const drawCard = (typeface: Typeface, card: Card): string => {
  const parts: string[] = [];
  const pen: Pen = { typeface, draw: (svg) => void parts.push(svg) };
  const { width, height } = imageSize;
  rect(pen, [0, 0, width, height], colours.page);
  drawBrand(pen, card.brand);
  drawBody(pen, card);
  drawFoot(pen, card.foot);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
};
