import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { Select, type SelectProps } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { words } from '../../../shell/words.ts';
import { messages } from '../../../parts/match/paperMessages.ts';
import type { UsedMatch } from '../../../parts/match/useMatch.ts';
import { figureText, kindKey } from './figureText.ts';
import { factOf, type PaperFact } from './paperValues.ts';

const kinds = ['180', '171', 'checkout', 'short-leg', 'short-leg-visits'] as const satisfies readonly PaperFact['kind'][];
type PaperFactsProps = {
  match: UsedMatch;
  /** the players to choose from */
  players: SelectProps['options'];
  /** new figures */
  facts: readonly PaperFact[];
  /** the ids of the figures on the sheet that are removed */
  removed: readonly string[];
  checked: boolean;
  onChange: (change: { facts?: readonly PaperFact[]; removed?: readonly string[] }) => void;
};

/**
 * 180s, 171s, high checkouts and short legs of players, as the paper has them: those on the sheet, then new ones. Figures never change, so a changed
 * one is removed and added again.
 */
export function PaperFacts({ match, players, facts, removed, checked, onChange }: PaperFactsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const change = (at: number, part: Partial<PaperFact>) =>
    onChange({ facts: facts.map((fact, index) => (index === at ? { ...fact, ...part } : fact)) });
  // The other player may not have played in the game of the figure.
  const changePlayer = (at: number, player: string) => {
    const { game: _game, ...fact } = facts[at]!;
    onChange({ facts: facts.with(at, { ...fact, player }) });
  };
  const add = (fact: Omit<PaperFact, 'id'>) => [...facts, { ...fact, id: crypto.randomUUID() }];
  return (
    <Section
      title={formatMessage(messages.figures)}
      size="heading"
      rule
      actions={
        <Button size="sm" onClick={() => onChange({ facts: add({ player: '', kind: '180', value: '' }) })}>
          {formatMessage(messages.add)}
        </Button>
      }
    >
      <ul>
        {Object.entries(match.state.facts).map(([id, fact]) => {
          const text = figureText(intl, match, fact);
          const isRemoved = removed.includes(id);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-2 border-b border-line py-1">
              <span className="mr-auto min-w-0 wrap-anywhere">{isRemoved ? <del className="text-ink-3">{text}</del> : text}</span>
              {isRemoved ? (
                <Button
                  kind="quiet"
                  onClick={() =>
                    onChange({ removed: removed.filter((each) => each !== id), facts: facts.filter(({ replaces }) => replaces !== id) })
                  }
                >
                  {formatMessage(messages.keep)}
                  <span className="sr-only">{text}</span>
                </Button>
              ) : (
                <span className="flex">
                  <Button
                    kind="quiet"
                    onClick={() =>
                      onChange({ facts: add({ ...fact, replaces: id, value: String(fact.value) }), removed: [...removed, id] })
                    }
                  >
                    {formatMessage(messages.change)}
                    <span className="sr-only">{text}</span>
                  </Button>
                  <Button kind="quiet" onClick={() => onChange({ removed: [...removed, id] })}>
                    {formatMessage(words.remove)}
                    <span className="sr-only">{text}</span>
                  </Button>
                </span>
              )}
            </li>
          );
        })}
        {facts.map((fact, at) => (
          <li
            key={fact.id}
            className="grid grid-cols-2 items-start gap-2 border-b border-line py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_auto]"
          >
            <Select
              label={formatMessage(words.player)}
              placeholder={formatMessage(messages.choose)}
              value={fact.player}
              options={players}
              onValueChange={(player) => changePlayer(at, player)}
            />
            <Select
              label={formatMessage(messages.kind)}
              value={fact.kind}
              options={kinds.map((kind) => ({ value: kind, label: formatMessage(messages.kindOf, { kind: kindKey(kind) }) }))}
              onValueChange={(kind) => change(at, { kind })}
            />
            <TextField
              label={formatMessage(messages.value)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={fact.value}
              onValueChange={(value) => change(at, { value })}
              {...(checked && factOf(fact) === null && { error: formatMessage(messages.invalidFact) })}
            />
            <Button
              kind="quiet"
              className="md:mt-6"
              onClick={() =>
                onChange({ facts: facts.filter((_, index) => index !== at), removed: removed.filter((id) => id !== fact.replaces) })
              }
            >
              {formatMessage(fact.replaces === undefined ? words.remove : words.cancel)}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
