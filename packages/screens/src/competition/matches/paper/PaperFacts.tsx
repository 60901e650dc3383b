import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { words } from '../../../shell/words.ts';
import { keyOf } from '../../parts/match/matchTexts.ts';
import { messages } from '../../parts/match/paperMessages.ts';
import type { Squads } from '../../parts/match/useSquads.ts';
import { factOf, type PaperFact } from './paperSheet.ts';

const kinds = ['180', '171', 'checkout', 'short-leg', 'short-leg-visits'] as const satisfies readonly PaperFact['kind'][];
/** A select argument of a message cannot begin with a digit. */
export const kindKey = (kind: PaperFact['kind']): string => (/^\d/.test(kind) ? `k${kind}` : keyOf(kind));

type PaperFactsProps = { facts: readonly PaperFact[]; onChange: (facts: readonly PaperFact[]) => void; squads: Squads; checked: boolean };

/** 180s, 171s, high checkouts and short legs of players, as the paper has them. */
export function PaperFacts({ facts, onChange, squads, checked }: PaperFactsProps) {
  const { formatMessage } = useIntl();
  const change = (at: number, part: Partial<PaperFact>) =>
    onChange(facts.map((fact, index) => (index === at ? { ...fact, ...part } : fact)));
  return (
    <Section
      title={formatMessage(messages.figures)}
      size="heading"
      rule
      actions={
        <Button size="sm" onClick={() => onChange([...facts, { id: crypto.randomUUID(), player: '', kind: '180', value: '' }])}>
          {formatMessage(messages.add)}
        </Button>
      }
    >
      <ul>
        {facts.map((fact, at) => (
          <li
            key={fact.id}
            className="grid grid-cols-2 items-start gap-2 border-b border-line py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_auto]"
          >
            <Select
              label={formatMessage(words.player)}
              placeholder={formatMessage(messages.choose)}
              value={fact.player}
              options={squads.flat().map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={(player) => change(at, { player })}
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
            <Button kind="quiet" className="md:mt-6" onClick={() => onChange(facts.filter((_, index) => index !== at))}>
              {formatMessage(words.remove)}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
