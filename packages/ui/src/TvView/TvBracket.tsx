import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import type { TvGame, TvRound } from './tvTypes.ts';

function Game({ game }: { game: TvGame }) {
  return (
    <div className="w-full border-t-[0.125em] border-rule bg-raised">
      {game.sides.map(({ name, score }, i) => (
        <div
          key={i}
          className="grid h-[3.5em] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-[1em] border-b-[0.0625em] border-line px-[1em]"
        >
          <Name
            className={cx(
              'text-[2em] leading-[1.2] font-stretch-[88%]',
              game.winner === i ? 'font-[720]' : game.winner === null ? 'font-[600]' : 'font-[450] text-ink-2',
            )}
          >
            {name}
          </Name>
          <span
            className={cx(
              'font-narrow text-[2.125em] tabular font-stretch-[76%]',
              game.winner === i ? 'font-[800]' : 'font-[500] text-ink-2',
            )}
          >
            {score}
          </span>
        </div>
      ))}
    </div>
  );
}

const wire = 'border-line-2';

/** Up to three rounds, with lines from each pair of games to the next game of their winners. */
export function TvBracket({ rounds }: { rounds: readonly TvRound[] }) {
  return (
    <div className="grid h-full auto-cols-fr grid-flow-col gap-x-[4em]">
      {rounds.map(({ key, title, games }, round) => {
        const last = round === rounds.length - 1;
        return (
          <section key={key} className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)]">
            <h2 className="truncate pb-[0.35em] text-[2.125em] leading-[1.2] font-[760]">{title}</h2>
            <ol className="flex min-h-0 flex-col">
              {games.map((game, i) => (
                <li key={game.key} className="relative flex min-h-0 flex-1 items-center">
                  <Game game={game} />
                  {!last && (
                    <span
                      aria-hidden
                      className={cx(
                        'absolute left-full h-1/2 w-[2em] border-r-[0.125em]',
                        wire,
                        i % 2 === 0 ? 'top-1/2 border-t-[0.125em]' : 'bottom-1/2 border-b-[0.125em]',
                      )}
                    />
                  )}
                  {round > 0 && <span aria-hidden className={cx('absolute right-full w-[2em] border-t-[0.125em]', wire)} />}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
