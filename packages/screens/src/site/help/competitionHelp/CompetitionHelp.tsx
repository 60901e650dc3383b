import { useIntl } from '@oche/i18n/provider';
import { HelpPage } from '../../../parts/help/HelpPage.tsx';
import { Terms } from '../../../parts/help/Terms.tsx';
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
      <Terms terms={topicParts[id].map(({ term, text }) => ({ id: term.id, title: formatMessage(term), text: formatMessage(text) }))} />
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
