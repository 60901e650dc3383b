import type { Output } from '@oche/api/contract/endpoints';
import { formatAverage, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { messages } from './messages.ts';

type Feat = Output<'getHome'>['best'][number];

/** This week's highest finish, highest average, shortest leg and most 180s. */
export function Best({ best }: { best: Feat[] }) {
  const { formatMessage, locale } = useIntl();
  const value = ({ kind, value: figure }: Feat) => {
    if (kind === 'average') return formatAverage(locale, figure);
    return kind === 'leg' ? formatMessage(messages.legValue, { count: figure }) : formatNumber(locale, figure);
  };
  return (
    <Section title={formatMessage(messages.best)}>
      {/* The margin aligns the rule with that of the table beside it. */}
      <ul className="border-t-2 border-rule lg:mt-7.75">
        {best.map((feat) => (
          <li key={feat.kind} className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-1.5">
            <span className="min-w-0">
              <b className="text-name">{feat.name}</b>
              <span className="ml-2 text-body-small text-ink-3">{formatMessage(messages.bestOf, { kind: feat.kind })}</span>
            </span>
            <span className="score-sm text-[1.625rem] whitespace-nowrap">{value(feat)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
