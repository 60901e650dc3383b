import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { PlannedMatch } from '@oche/api/contract/fixture';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { messages } from './messages.ts';
import { isMovable, keysOfBreak } from './planView.ts';
import type { Planner } from './usePlanner.ts';

type ProblemsProps = { planner: Planner; onMove: (key: string) => void };

/** What is wrong with the fixtures, in words: first what cannot be played, then wishes, then what could be better. */
export function Problems({ planner, onMove }: ProblemsProps) {
  const { formatMessage } = useIntl();
  const { view, say, canMove } = planner;
  const byKey = new Map(view.matches.map((match) => [match.key, match]));
  const wishes = view.unmet.filter(({ rule }) => rule === 'wish');
  const others = view.unmet.filter(({ rule }) => rule !== 'wish');
  const movable = (keys: readonly string[]): PlannedMatch | undefined =>
    canMove ? keys.flatMap((key) => byKey.get(key) ?? []).find(isMovable) : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {view.broken.length === 0 ? (
        <div className="border-t-2 border-rule py-3">
          <p className="flex items-start gap-2 text-heading text-success">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
            {formatMessage(messages.allFine)}
          </p>
          <p className="mt-1 text-body-small text-ink-2">{formatMessage(messages.allFineText, { matches: view.matches.length })}</p>
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
          title={formatMessage(messages.unmetWishes, { count: wishes.length })}
          sentences={wishes.map((unmet) => ({ text: say.ofUnmet(unmet), match: movable('matches' in unmet ? unmet.matches : []) }))}
          {...{ planner, onMove }}
        />
      )}
      {others.length > 0 && (
        <Unmet
          title={formatMessage(messages.couldBeBetter, { count: others.length })}
          sentences={others.map((unmet) => ({ text: say.ofUnmet(unmet), match: undefined }))}
          {...{ planner, onMove }}
        />
      )}
    </div>
  );
}

type UnmetProps = ProblemsProps & { title: string; sentences: readonly { text: string; match: PlannedMatch | undefined }[] };

function Unmet({ planner, title, sentences, onMove }: UnmetProps) {
  const { formatMessage } = useIntl();
  return (
    <details className="border-t-2 border-rule">
      <summary className="min-h-11 cursor-pointer py-2.5 text-label">{title}</summary>
      <ul>
        {sentences.map(({ text, match }, index) => (
          <li key={index} className="flex items-center gap-3 border-t border-line py-2 text-body-small">
            <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
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
