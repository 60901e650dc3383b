/** A side of a match. `points` is null before the match has begun. */
export type CardSide = { name: string; points: string | null; hasLost: boolean };

/** A row of a table. `detail`: the teams of a player, or how far a team has come. */
export type CardRow = { position: string; name: string; detail: string; figures: readonly string[] };

/** What fills an image below its title. */
export type CardBody =
  | { kind: 'score'; sides: readonly [CardSide, CardSide] }
  /** `heads`: the names of the figures. `hasLeader`: the first row has its own fill */
  | { kind: 'table'; heads: readonly string[]; rows: readonly CardRow[]; hasLeader: boolean }
  /** large figures, and a match with its label and its day */
  | { kind: 'team'; figures: readonly { label: string; value: string }[]; match: { label: string; text: string; note: string } | null }
  | { kind: 'text'; text: string; picture: Picture | null };

/** A picture to draw, of any type that sharp reads. */
export type Picture = Uint8Array;

/** The content of an image to share, as text in the language of the page. */
export type Card = {
  /** the name of the organisation, its colour as `#rrggbb`, and its logo */
  brand: { name: string; colour: string | null; logo: Picture | null };
  /** a line above the title */
  above: string;
  /** empty for a match, whose title is its score */
  title: string;
  body: CardBody;
  /** a line at the foot; `isLive` marks it as live */
  foot: { text: string; isLive: boolean };
};
