import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { PlannedMatch } from '@oche/api/contract/fixture';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { messages as publishMessages } from '../../parts/publish/messages.ts';
import { messages } from './messages.ts';
import { isMovable, keysOfBreak, keysOfUnmet, ofDivisions, unusualMatches } from './planView.ts';
import type { Planner } from './usePlanner.ts';

type ProblemsProps = { planner: Planner; onMove: (key: string) => void };

/** What is wrong with the fixtures, in words: first what cannot be played, then wishes, then what could be better. */
export function Problems({ planner, onMove }: ProblemsProps) {
  const { formatMessage } = useIntl();
  const { view, say, names, canMove } = planner;
  const byKey = new Map(view.matches.map((match) => [match.key, match]));
  const wishes = view.unmet.filter(({ rule }) => rule === 'wish');
  const others = view.unmet.filter(({ rule }) => rule !== 'wish');
  const movable = (keys: readonly string[]): PlannedMatch | undefined =>
    canMove ? keys.flatMap((key) => byKey.get(key) ?? []).find(isMovable) : undefined;
  const named = (keys: readonly string[]) => ({
    matches: keys.flatMap((key) => byKey.get(key) ?? []).map(say.matchOn),
    match: movable(keys),
  });
  const { otherEvening, otherWeek } = unusualMatches(names, view.matches);
  const unusual = (match: PlannedMatch): Item => ({ text: say.matchOn(match), matches: [], match: movable([match.key]) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {view.broken.length === 0 ? (
        <div className="border-t-2 border-rule py-3">
          <p className="flex items-start gap-2 text-heading text-success">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
            {formatMessage(messages.allFine)}
          </p>
          <p className="mt-1 text-body-small text-ink-2">
            {formatMessage(wishes.length > 0 ? messages.allButWishesText : messages.allFineText, {
              matches: ofDivisions(names.groups, view.matches).length,
              wishes: wishes.length,
            })}
          </p>
        </div>
      ) : (
        <Section title={formatMessage(messages.conflicts)} rule size="heading">
          <ul>
            {view.broken.map((found, index) => {
              const keys = keysOfBreak(found);
              const match = movable(keys);
              return (
                <li key={index} className="flex items-start gap-3 border-b border-l-4 border-b-line border-l-danger py-2.5 pl-3">
                  <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />
                  <div className="min-w-0 flex-1">
                    <p className="text-name wrap-anywhere">{say.ofBreak(found)}</p>
                    {keys
                      .flatMap((key) => byKey.get(key) ?? [])
                      .map((each) => (
                        <p key={each.key} className="text-body-small text-ink-2 wrap-anywhere">
                          {say.matchOn(each)}
                        </p>
                      ))}
                  </div>
                  {match && (
                    <Button
                      size="sm"
                      aria-label={formatMessage(messages.moveNamed, { match: say.match(match) })}
                      onClick={() => onMove(match.key)}
                    >
                      {formatMessage(messages.move)}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </Section>
      )}
      {wishes.length > 0 && (
        <Unmet
          title={formatMessage(publishMessages.unmetWishes, { count: wishes.length })}
          items={wishes.map((unmet) => ({ text: say.ofUnmet(unmet), ...named(keysOfUnmet(unmet)) }))}
          isOpen={view.broken.length === 0}
          {...{ planner, onMove }}
        />
      )}
      {others.length > 0 && (
        <Unmet
          title={formatMessage(messages.couldBeBetter, { count: others.length })}
          items={others.map((unmet) => ({ text: say.ofUnmet(unmet), matches: [], match: undefined }))}
          {...{ planner, onMove }}
        />
      )}
      {otherEvening.length > 0 && (
        <Unmet
          title={formatMessage(messages.onOtherEvening, { count: otherEvening.length })}
          items={otherEvening.map(unusual)}
          {...{ planner, onMove }}
        />
      )}
      {otherWeek.length > 0 && (
        <Unmet
          title={formatMessage(messages.inOtherWeek, { count: otherWeek.length })}
          items={otherWeek.map(unusual)}
          {...{ planner, onMove }}
        />
      )}
    </div>
  );
}

/** A sentence, the matches that it is about, and the one that can be moved. */
type Item = { text: string; matches: readonly string[]; match: PlannedMatch | undefined };
type UnmetProps = ProblemsProps & { title: string; items: readonly Item[]; isOpen?: boolean };

function Unmet({ planner, title, items, isOpen = false, onMove }: UnmetProps) {
  const { formatMessage } = useIntl();
  return (
    <details open={isOpen} className="border-t-2 border-rule">
      <summary className="min-h-11 cursor-pointer py-2.5 text-label">{title}</summary>
      <ul>
        {items.map(({ text, matches, match }, index) => (
          <li key={index} className="flex items-center gap-3 border-t border-line py-2 text-body-small">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {text}
              {matches.map((each) => (
                <span key={each} className="block text-ink-2">
                  {each}
                </span>
              ))}
            </span>
            {match && (
              <Button
                size="sm"
                kind="quiet"
                aria-label={formatMessage(messages.moveNamed, { match: planner.say.match(match) })}
                onClick={() => onMove(match.key)}
              >
                {formatMessage(messages.move)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
