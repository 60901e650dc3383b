import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { HelpPage } from '../../../parts/help/HelpPage.tsx';
import { Terms } from '../../../parts/help/Terms.tsx';
import { Markdown } from '../../../parts/markdown/Markdown.tsx';
import { usePage } from '../../../shell/usePage.tsx';
import { helpTopicNames, helpTopics, type HelpTopic } from '../../../parts/site/helpTopics.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { Rules } from './Rules.tsx';
import { topicParts } from './topicParts.ts';

/** The help page of a competition's site, for first-time visitors: what the organisers have written, and the rules of the season. */
export function CompetitionHelp() {
  const { context, texts } = usePage(page);
  const { formatMessage } = useIntl();
  const { season } = context;
  const email = context.organisation.contactEmail;
  const rules = (texts.rulesText !== '' || season !== null) && (
    <>
      {texts.rulesText !== '' && (
        <div className="pt-3">
          <Markdown text={texts.rulesText} level={3} />
        </div>
      )}
      {season && <Rules seasonId={season.id} />}
    </>
  );
  const contents: Record<HelpTopic, ReactNode> = { ...useTopics(), rules };
  const own = texts.helpText !== '' && {
    ...{ id: 'organisers', title: formatMessage(messages.fromOrganisers) },
    content: (
      <div className="pt-3">
        <Markdown text={texts.helpText} level={3} />
      </div>
    ),
  };
  const topics = helpTopicNames.flatMap((id) =>
    contents[id] ? [{ id, title: formatMessage(helpTopics[id]), content: contents[id] }] : [],
  );
  return (
    <HelpPage description={formatMessage(messages.description)} parts={own ? [own, ...topics] : topics}>
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

/** The topics that are the same on every site. */
function useTopics(): Record<keyof typeof topicParts, ReactNode> {
  const { formatMessage } = useIntl();
  const of = (id: keyof typeof topicParts) => (
    <Terms terms={topicParts[id].map(({ term, text }) => ({ id: term.id, title: formatMessage(term), text: formatMessage(text) }))} />
  );
  return { follow: of('follow'), standings: of('standings'), words: of('words') };
}
