import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { messages } from '../messages.ts';
import { GuideSteps, type GuideStep } from './GuideSteps.tsx';
import type { HelpTopic } from './helpTopics.ts';

type GuideProps = {
  title: string;
  steps: readonly GuideStep[];
  /** the topic of the help page that says more */
  topic: HelpTopic;
  /** whether the steps are shown at first */
  isOpen?: boolean;
  className?: string;
};

/** Steps that explain how something is done, with links to the pages, and how many of them are done. */
export function Guide({ title, steps, topic, isOpen = false, className }: GuideProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const counted = steps.filter(({ isDone }) => isDone !== undefined);
  const done = counted.filter(({ isDone }) => isDone).length;
  return (
    <details open={isOpen} className={className}>
      <summary className="min-h-11 cursor-pointer border-b-2 border-rule py-2.5 text-title-3">
        {title}
        {counted.length > 0 && (
          <span className="ml-3 inline-block text-body-small font-normal text-ink-2">
            {formatMessage(messages.stepsDone, { done: formatNumber(locale, done), total: formatNumber(locale, counted.length) })}
          </span>
        )}
      </summary>
      <GuideSteps steps={steps} />
      <p className="py-3 text-body-small">
        <Link kind="underlined" href={`${href('help')}#${topic}`}>
          {formatMessage(words.help)}
        </Link>
      </p>
    </details>
  );
}
