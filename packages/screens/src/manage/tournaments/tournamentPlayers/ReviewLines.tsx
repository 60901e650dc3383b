import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tournament } from '@oche/api/contract/tournament';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Checkbox } from '@oche/ui/Checkbox';
import { Select } from '@oche/ui/Select';
import { messages } from './addMessages.ts';
import { choose, entriesIn, entriesOf, needsReview, sharedSeeds, type Choice, type ReviewedLine } from './review.ts';

type ReviewLinesProps = {
  tournament: Pick<Tournament, 'maxEntries' | 'entries' | 'plan'>;
  lines: ReviewedLine[];
  onLinesChange: (lines: ReviewedLine[]) => void;
  error: string | undefined;
};

/** The lines of a list with their outcome. Lines that may be a known player or a duplicate come first, with a choice. */
export function ReviewLines({ tournament: { maxEntries, entries, plan }, lines, onLinesChange, error }: ReviewLinesProps) {
  const { formatMessage } = useIntl();
  const all = entriesIn(lines);
  const chosen = entriesOf(lines).length;
  const places = maxEntries === null ? Infinity : Math.max(0, maxEntries - entries);
  const duplicateSeeds = sharedSeeds(lines);
  const isOpen = (sides: readonly ReviewedLine[]) => sides.some(needsReview);
  const inOrder = [...all.filter(isOpen), ...all.filter((sides) => !isOpen(sides))];
  return (
    <>
      <p role="status" className="text-body-small text-ink-2">
        {formatMessage(messages.summary, { chosen, lines: all.length, open: all.filter(isOpen).length })}
      </p>
      {chosen > places && (
        <p className="mt-1 text-body-small text-warning">
          {formatMessage(plan.pairs === 'chosen' ? messages.overflowPairs : messages.overflow, { places })}
        </p>
      )}
      {error !== undefined && (
        <p role="alert" className="mt-2 flex items-start gap-1.5 text-body-small text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      <ul className="mt-3 border-t-2 border-rule">
        {inOrder.map((sides) => (
          <li key={sides[0]?.id} className={`border-b border-line py-1.5 ${isOpen(sides) ? 'bg-warning-wash px-3' : ''}`}>
            {sides.map((line) => (
              <div key={line.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Line line={line} duplicateSeeds={duplicateSeeds} onChoice={(choice) => onLinesChange(choose(lines, line.id, choice))} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

type LineProps = { line: ReviewedLine; duplicateSeeds: ReadonlySet<number>; onChoice: (choice: Choice) => void };

function Line({ line, duplicateSeeds, onChoice }: LineProps) {
  const note = useNote(line, duplicateSeeds);
  const label = (
    <span className="block min-w-0">
      <span className={`block text-name break-words ${line.choice === 'out' ? 'text-ink-3' : ''}`}>{line.name}</span>
      {note !== '' && <span className="block text-caption text-ink-2">{note}</span>}
    </span>
  );
  return needsReview(line) ? (
    <>
      <div className="min-w-0 flex-1 basis-44">{label}</div>
      <PlayerSelect line={line} onChoice={onChoice} />
    </>
  ) : (
    <TakeLine line={line} label={label} onChoice={onChoice} />
  );
}

/** Why a line needs a choice or cannot be entered; otherwise what the list says about the player. */
function useNote({ state, like, choice, listed, entered, line }: ReviewedLine, duplicateSeeds: ReadonlySet<number>): string {
  const { formatMessage } = useIntl();
  const { nickname, club, seed, noSeed, problem } = listed;
  if (state === 'duplicate') return formatMessage(messages.duplicateOf, { entered: String(entered) });
  if (state === 'similar') return formatMessage(messages.similarTo, { name: like ?? '', entered: String(entered) });
  if (problem === 'no-partner') return formatMessage(messages.noPartner, { line });
  if (state === 'invalid') return formatMessage(problem === 'too-long' ? messages.tooLong : messages.noName, { line });
  const isShared = seed !== undefined && choice !== 'out' && duplicateSeeds.has(seed);
  const seedText = seed === undefined ? undefined : formatMessage(isShared ? messages.sharedSeed : messages.seedOf, { seed });
  const noSeedText = noSeed === undefined ? undefined : formatMessage(messages.noSeed, { text: noSeed });
  return [nickname, club, seedText, noSeedText].filter((each) => each !== undefined).join(', ');
}

type ChoiceProps = Pick<LineProps, 'line' | 'onChoice'>;

/** A line that needs no review: it is entered unless the organiser leaves it out. */
function TakeLine({ line, label, onChoice }: ChoiceProps & { label: ReactNode }) {
  const { formatMessage } = useIntl();
  const { name, state, playerId, choice, listed } = line;
  return (
    <>
      <Checkbox
        className="min-w-0 flex-1 pl-3"
        label={label}
        aria-label={formatMessage(messages.take, { name })}
        checked={choice !== 'out'}
        disabled={state === 'invalid'}
        onCheckedChange={(checked) => onChoice(checked !== true ? 'out' : playerId === null ? 'new' : 'known')}
      />
      <Badge meaning={state === 'invalid' ? 'danger' : state === 'known' ? 'success' : 'neutral'}>
        {formatMessage(messages.state, { state: listed.problem === 'no-partner' ? 'single' : state })}
      </Badge>
    </>
  );
}

/** Chooses whether a line is the similar player, somebody else, or not entered. */
function PlayerSelect({ line: { name, state, like, playerId, choice, entered }, onChoice }: ChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Select<Choice>
      className="w-full sm:w-64"
      label={formatMessage(messages.whoIs, { name })}
      labelHidden
      value={choice}
      onValueChange={onChoice}
      options={[
        ...(state === 'similar' && playerId !== null && !entered
          ? [{ value: 'known' as const, label: formatMessage(messages.isKnown, { name: like ?? name }) }]
          : []),
        { value: 'new' as const, label: formatMessage(messages.isSomebodyElse) },
        { value: 'out' as const, label: formatMessage(messages.leaveOut) },
      ]}
    />
  );
}
