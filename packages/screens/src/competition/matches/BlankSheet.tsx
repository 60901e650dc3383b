import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { matchGames, slotCount, type MatchGame } from '@oche/darts/match/games';
import { bothSides, type BySide, type MatchStructure, type Side } from '@oche/darts/match/structure';
import { starterOf } from '@oche/darts/match/throwsFirst';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { ScrollArea } from '@oche/ui/ScrollArea';
import { words } from '../../shell/words.ts';
import { messages as actionMessages } from '../../parts/match/actionMessages.ts';
import { gameFormat, matchdayText, startText } from '../../parts/match/matchTexts.ts';
import { messages as shared } from '../../parts/match/messages.ts';
import type { UsedMatch } from '../../parts/match/useMatch.ts';
import type { Squads } from '../../parts/match/useSquads.ts';
import type { Numbered } from '../../parts/people/playerNames.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { limitsOf, reasonOf } from './squadOptions.tsx';
import { messages } from './blankSheetMessages.ts';
import { messages as paperMessages } from '../../parts/match/paperMessages.ts';

/** Empty lines for figures of players. */
const figureLines = 4;

type BlankSheetProps = { match: UsedMatch; squads: Squads; season: SeasonOfPage };

/** Opens the sheet of a match to print it on A4, with the players of both teams and without scores, for an evening on paper. */
export function BlankSheet({ match, squads, season }: BlankSheetProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [isOpen, setOpen] = useState(false);
  const planned = match.sheet.match;
  const limits = limitsOf(match, season);
  const teamOf = (side: Side, name: string): Team => ({
    name,
    // Former players of the team are not on the sheet.
    players: squads[side]
      .filter(({ facts }) => facts.roster !== 'none')
      .map((player) => ({ ...player, reason: reasonOf(intl, player, limits) })),
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>{formatMessage(messages.open)}</Button>}
      title={formatMessage(shared.title, { home: planned.home.name, away: planned.away.name })}
      description={[matchdayText(intl, planned), startText(intl, planned), planned.location.name].filter(Boolean).join(', ')}
      close={formatMessage(words.close)}
      className="sm:max-h-[90dvh] sm:w-[min(52rem,calc(100vw-2rem))]"
      data-print=""
      actions={
        <>
          <Button className="print:hidden" onClick={() => setOpen(false)}>
            {formatMessage(words.close)}
          </Button>
          <Button kind="primary" className="print:hidden" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {formatMessage(words.print)}
          </Button>
        </>
      }
    >
      <ScrollArea label={formatMessage(shared.sheet)}>
        <Paper structure={match.state.structure} teams={[teamOf(0, planned.home.name), teamOf(1, planned.away.name)]} />
      </ScrollArea>
    </Dialog>
  );
}

/** A team on the sheet. `reason`: why a player may not play in this match; undefined for those who may. */
type Team = { name: string; players: readonly (Numbered & { reason: string | undefined })[] };
type PaperProps = { structure: MatchStructure; teams: BySide<Team> };

function Paper({ structure, teams: [home, away] }: PaperProps) {
  const { formatMessage } = useIntl();
  const games = matchGames(structure);
  const teams: BySide<string> = [home.name, away.name];
  return (
    // On phones, the preview is as wide as a sheet that can be read, and scrolls.
    <div className="grid min-w-144 gap-3 text-body-small print:min-w-0">
      <div className="grid grid-cols-2 gap-x-6">
        {[home, away].map((team, side) => (
          <Squad key={side} team={team} seats={structure.seats ?? 0} />
        ))}
      </div>
      {structure.blocks.map((block) => (
        <Games key={block.id} structure={structure} teams={teams} games={games.filter((game) => game.block === block)} />
      ))}
      <Row className="font-[650]">
        <span />
        <span className="text-right">{formatMessage(messages.total)}</span>
        <Box />
        <Box />
        <span />
      </Row>
      <p className="text-caption">▸ {formatMessage(shared.throwsFirst)}</p>
      <div className="grid grid-cols-2 gap-x-6 break-inside-avoid">
        {bothSides.map((side) => (
          <Figures key={side} team={teams[side]} />
        ))}
      </div>
      <div className="break-inside-avoid">
        <p>{formatMessage(messages.note)}</p>
        <Line />
        <Line />
        <div className="mt-2 grid grid-cols-2 gap-x-6">
          {teams.map((team, side) => (
            <div key={side}>
              <Line className="h-9" />
              <p className="text-caption wrap-anywhere">{formatMessage(messages.signature, { team })}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The players of a team, to tick those who play, those who may not play with the reason, and lines for the seats of the match. */
function Squad({ team, seats }: { team: Team; seats: number }) {
  const { formatMessage } = useIntl();
  const mayPlay = team.players.filter(({ reason }) => reason === undefined);
  const mayNotPlay = team.players.filter(({ reason }) => reason !== undefined);
  return (
    <div className="min-w-0 break-inside-avoid">
      <h3 className="border-b-2 border-rule pb-0.5 font-[650] wrap-anywhere">{team.name}</h3>
      <ul className="columns-2 gap-x-4">
        {mayPlay.map(({ id, name, number }) => (
          <li key={id} className="flex break-inside-avoid items-baseline gap-1.5 py-px">
            <span aria-hidden className="size-2.5 shrink-0 border border-line-2" />
            <span className="min-w-0 wrap-anywhere">
              {name}
              {number !== null && <span className="text-caption text-ink-3"> {number}</span>}
            </span>
          </li>
        ))}
      </ul>
      {mayNotPlay.length > 0 && (
        <>
          <h4 className="pt-1 text-caption font-[650]">{formatMessage(actionMessages.notEligible)}</h4>
          <ul className="text-caption">
            {mayNotPlay.map(({ id, name, reason }) => (
              <li key={id} className="wrap-anywhere">
                {name} · {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {Array.from({ length: seats }, (_, at) => (
        <p key={at} className="flex items-end gap-2">
          <span>{formatMessage(actionMessages.seat, { number: String(at + 1) })}</span>
          <Line className="flex-1" />
        </p>
      ))}
    </div>
  );
}

type GamesProps = { structure: MatchStructure; teams: BySide<string>; games: readonly MatchGame[] };

/** The games of a block: a line for each player, and a box for the legs of each side. */
function Games({ structure, teams, games }: GamesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const sizes = new Set(games.map(({ size }) => size));
  const formats = new Set(games.map((game) => gameFormat(intl, game)));
  return (
    <section>
      <h3 className="font-[650]">
        {formatMessage(shared.block, { size: sizes.size === 1 ? String([...sizes][0]) : 'other' })}
        <span className="font-[400] text-ink-2"> {[...formats].join('; ')}</span>
      </h3>
      <Row className="border-b border-rule text-caption text-ink-2">
        <span />
        <span className="truncate">{teams[0]}</span>
        <span className="col-span-2 text-center">{formatMessage(words.legs)}</span>
        <span className="truncate">{teams[1]}</span>
      </Row>
      {games.map((game) => {
        const starter = starterOf(game.throwsFirst, null);
        const sideOf = (side: Side) => (
          <Players game={game} structure={structure} side={side} isFirst={starter === (side === 0 ? 'first' : 'second')} />
        );
        return (
          <Row key={game.key} className="break-inside-avoid">
            <span className="pt-1.5 text-right tabular">{game.number}</span>
            {sideOf(0)}
            <Box />
            <Box />
            {sideOf(1)}
          </Row>
        );
      })}
    </section>
  );
}

type PlayersProps = { game: MatchGame; structure: MatchStructure; side: Side; isFirst: boolean };

function Players({ game, structure, side, isFirst }: PlayersProps) {
  const { formatMessage } = useIntl();
  const lines = game.size === 'team' ? structure.sheet.full : slotCount(structure, game);
  return (
    <span className="flex min-w-0 items-end gap-1">
      <span className="w-3 shrink-0">{isFirst && '▸'}</span>
      {game.seats && (
        <span className="shrink-0 text-caption">{formatMessage(actionMessages.seat, { number: String(game.seats[side]) })}</span>
      )}
      <span className="min-w-0 flex-1">
        {Array.from({ length: lines }, (_, at) => (
          <Line key={at} />
        ))}
      </span>
    </span>
  );
}

/** Lines for figures of the players of a team, with a column for each kind. */
function Figures({ team }: { team: string }) {
  const { formatMessage } = useIntl();
  const heads = ['180', '171', formatMessage(messages.checkout), formatMessage(messages.shortLeg)];
  return (
    <table className="w-full table-fixed text-left">
      <caption className="text-left font-[650]">
        <span className="block truncate">{team}</span>
        <span className="block text-caption font-[400]">{formatMessage(paperMessages.figures)}</span>
      </caption>
      <thead>
        <tr className="border-b border-rule text-caption">
          <th scope="col" className="w-2/5 font-[400]">
            {formatMessage(words.players)}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="truncate font-[400]">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: figureLines }, (_, at) => (
          <tr key={at} className="h-6 border-b border-line-2">
            {[null, ...heads].map((head) => (
              <td key={head} className="border-l border-line-2 first:border-l-0" />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Row = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={`grid grid-cols-[1.5rem_minmax(0,1fr)_2.25rem_2.25rem_minmax(0,1fr)] items-stretch gap-x-2 py-px ${className ?? ''}`}>
    {children}
  </div>
);
const Box = () => <span aria-hidden className="block min-h-6 border border-line-2" />;
const Line = ({ className = '' }: { className?: string }) => (
  <span aria-hidden className={`block h-6 border-b border-line-2 ${className}`} />
);
