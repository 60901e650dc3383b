import { useIntl } from '@oche/i18n/provider';
import { HelpPage } from '../../../parts/help/HelpPage.tsx';
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
  const parts = helpTopicNames.map((id) => ({
    ...{ id, title: formatMessage(helpTopics[id]) },
    content: (
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
    ),
  }));
  return (
    <HelpPage description={formatMessage(messages.description)} parts={parts}>
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
    </HelpPage>
  );
}
