import { useIntl } from '@oche/i18n/provider';
import { PageHeader } from '@oche/ui/PageHeader';
import { Section } from '@oche/ui/Section';
import { usePage } from '../../../shell/usePage.tsx';
import { helpTopicNames, helpTopics } from '../../../parts/site/helpTopics.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { topicParts } from './topicParts.ts';

/** The help page of a competition's site, for first-time visitors. */
export function CompetitionHelp() {
  const { context } = usePage(page);
  const { formatMessage } = useIntl();
  const email = context.organisation.contactEmail;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="lg:col-start-1 lg:row-start-1">
        <PageHeader title={formatMessage(messages.title)} description={formatMessage(messages.description)} />
      </div>
      <nav aria-label={formatMessage(messages.contents)} className="lg:col-start-2 lg:row-span-2 lg:pt-5 print:hidden">
        <ul className="border-t-2 border-rule lg:sticky lg:top-4">
          {helpTopicNames.map((id) => (
            <li key={id} className="border-b border-line">
              <a href={`#${id}`} className="flex min-h-11 items-center py-1.5 text-label hover:underline">
                {formatMessage(helpTopics[id])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-[52rem] gap-10 lg:col-start-1">
        {helpTopicNames.map((id) => (
          <Section key={id} id={id} title={formatMessage(helpTopics[id])} rule className="scroll-mt-4">
            <dl>
              {topicParts[id].map(({ term, text }) => (
                <div
                  key={term.id}
                  className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)] sm:items-baseline"
                >
                  <dt className="text-name wrap-anywhere hyphens-auto">{formatMessage(term)}</dt>
                  <dd className="text-ink-2">{formatMessage(text)}</dd>
                </div>
              ))}
            </dl>
          </Section>
        ))}
        {email !== null && (
          <p className="text-ink-2">
            {formatMessage(messages.contactText, {
              email,
              mail: (chunks) => (
                <a href={`mailto:${email}`} className="link wrap-anywhere">
                  {chunks}
                </a>
              ),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
