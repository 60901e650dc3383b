import type { MyStatistics } from '@oche/api/contract/mine';
import { useRead } from '@oche/api/query';
import { foldGame } from '@oche/darts/x01/game';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../shell/Boundary.tsx';
import { sideName } from '../../parts/game/gameName.ts';
import { LegPicture } from '../../parts/game/LegPicture.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { messages } from './messages.ts';

type Best = NonNullable<MyStatistics['bestLeg']>;
const skeleton = <Skeleton shape="card" />;

/** The user's leg with the fewest darts, visit by visit. */
export function BestLeg({ best }: { best: Best }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const inBrowser = useInBrowser();
  return (
    <Section
      title={formatMessage(messages.bestLeg, { darts: best.darts })}
      link={{ href: href('live', { id: best.gameId }), label: formatMessage(messages.toGame) }}
      rule
    >
      <Boundary skeleton={skeleton}>{inBrowser ? <Picture best={best} /> : skeleton}</Boundary>
    </Section>
  );
}

function Picture({ best: { gameId, leg } }: { best: Best }) {
  const intl = useIntl();
  const { game: summary, events } = useRead('getGame', { id: gameId });
  const game = foldGame(events);
  const bestLeg = game.legs.find(({ number }) => number === leg);
  const names = game.sides.map(({ id }) =>
    sideName(
      intl,
      summary.sides.find((side) => side.id === id),
    ),
  );
  return bestLeg ? <LegPicture className="pt-3" game={game} names={names} leg={bestLeg} /> : null;
}
