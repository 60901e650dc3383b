import type { GameSync } from '@oche/api/gameSync';
import { useGamePart } from '@oche/api/useGame';
import { eventVersion, type VisitPayload } from '@oche/darts/x01/event';
import { correctionEffects, type RuleCode } from '@oche/darts/x01/game';
import type { GameState, Visit } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { CorrectVisit, type CorrectVisitProps } from '@oche/ui/CorrectVisit';
import { scoreWords } from '../game/scoreWords.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

type Props = { play: GameSync; game: GameState; names: readonly string[]; visit: Visit; onClose: () => void };

/** Corrects one visit of the log, and shows the consequences first. */
export function Correction({ play, game, names, visit, onClose }: Props) {
  const { formatMessage } = useIntl();
  const isOver = game.next.kind === 'over';
  const stored = useGamePart(play, (state) => state.log);
  const pending = useGamePart(play, (state) => state.pending);
  const log = [...stored, ...pending].map((event, index) => ({ ...event, seq: index + 1 }));
  const leg = game.legs.find(({ visits }) => visits.some(({ event }) => event === visit.event))?.number ?? 1;

  const effects = (replacement: VisitPayload) =>
    correctionEffects(log, {
      id: '',
      v: eventVersion,
      kind: 'correct',
      payload: { target: visit.event, replacement, ...(isOver ? { reason: '?' } : {}) },
    });
  // The darts of the old visit rarely fit a new total. If they do not, they are left out, and the rules derive them.
  const withPossibleDarts = (replacement: VisitPayload): VisitPayload => {
    if ('throws' in replacement || effects(replacement).code !== 'impossible-answer') return replacement;
    const { darts: _darts, doubles: _doubles, ...rest } = replacement;
    return rest;
  };
  const reasonOf = (code: RuleCode): string => {
    if (code === 'impossible-bust') return formatMessage(messages.impossibleBust, { remaining: visit.before });
    if (code === 'breaks-later') return formatMessage(messages.breaksLater);
    return formatMessage(messages.refused, { code });
  };
  const check: CorrectVisitProps['check'] = (replacement) => {
    const { code, changed } = effects(withPossibleDarts(replacement));
    if (code === 'impossible-total' && 'total' in replacement) {
      return { kind: 'refused', reason: formatMessage(messages.impossibleTotal, { total: replacement.total }) };
    }
    if (code) return { kind: 'refused', reason: reasonOf(code) };
    return {
      kind: 'allowed',
      ...(changed.length > 0 ? { consequences: formatMessage(messages.judgedAnew, { count: changed.length }) } : {}),
    };
  };
  return (
    <CorrectVisit
      open
      onOpenChange={(open) => !open && onClose()}
      visit={visit}
      check={check}
      needsReason={isOver}
      onCorrect={(replacement, reason) => {
        play.record('correct', { target: visit.event, replacement: withPossibleDarts(replacement), ...(reason ? { reason } : {}) });
        onClose();
      }}
      labels={{
        title: formatMessage(messages.correctTitle),
        description: formatMessage(messages.correctText, {
          name: names[visit.side] ?? '',
          leg,
          scored: visit.bust ? formatMessage(scoreWords.bust) : visit.scored,
          before: visit.before,
        }),
        close: formatMessage(words.close),
        total: formatMessage(messages.total),
        deleteDigit: formatMessage(messages.deleteDigit),
        bust: formatMessage(scoreWords.bust),
        darts: formatMessage(messages.dartsField),
        doubles: formatMessage(messages.atDouble),
        reason: formatMessage(messages.reason),
        cancel: formatMessage(words.cancel),
        correct: formatMessage(messages.correct),
      }}
    />
  );
}
