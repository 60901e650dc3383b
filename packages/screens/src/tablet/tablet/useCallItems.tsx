import { Hand, HeartPulse, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import type { MenuItem } from '@oche/ui/Menu';
import { sideName } from '../../parts/game/gameName.ts';
import { words } from '../../shell/words.ts';
import { messages } from './callMessages.ts';
import type { OrganiserCall } from './useOrganiserCall.ts';

type Reason = 'absent' | 'retires';

const questions = {
  absent: { title: messages.whoIsAbsent, means: messages.absentMeans },
  retires: { title: messages.whoRetires, means: messages.retiresMeans },
};

/** A game on the board that is not decided yet. */
export type OpenGame = { game: GameSummary; hasBegun: boolean };

/** Menu items of a board that call the organiser. If a player is absent or retires, the tablet asks which one. */
export function useCallItems(organiser: OrganiserCall, openGame: OpenGame | undefined): { items: MenuItem[]; question: ReactNode } {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [openReason, setOpenReason] = useState<Reason | null>(null);
  const { isOffline, send } = organiser;
  const item = (label: string, icon: ReactNode, onSelect: () => void): MenuItem => ({
    ...{ label, icon, onSelect },
    ...(isOffline && { disabled: true, hint: formatMessage(messages.needsNetwork) }),
  });
  const reasonItem = (reason: Reason, icon: ReactNode) => item(formatMessage(messages[reason]), icon, () => setOpenReason(reason));
  const items = [
    ...(openGame ? [reasonItem('absent', <UserX aria-hidden />)] : []),
    ...(openGame?.hasBegun ? [reasonItem('retires', <HeartPulse aria-hidden />)] : []),
    item(formatMessage(messages.help), <Hand aria-hidden />, () => send({ reason: 'help' })),
  ];
  const question = openGame && openReason && (
    <Dialog
      open
      onOpenChange={() => setOpenReason(null)}
      title={formatMessage(questions[openReason].title)}
      description={formatMessage(questions[openReason].means)}
      close={formatMessage(words.close)}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {openGame.game.sides.map((side, index) => (
          <Button
            key={index}
            size="lg"
            full
            className="min-h-24 px-3 text-heading break-words hyphens-auto"
            onClick={() => {
              setOpenReason(null);
              send({ reason: openReason, side: index });
            }}
          >
            {sideName(intl, side)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
  return { items, question };
}
