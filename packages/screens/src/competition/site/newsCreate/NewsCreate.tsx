import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages } from '../messages.ts';
import { NewsForm } from '../NewsForm.tsx';
import { newsMessages } from '../newsMessages.ts';
import { newNews, newsInput } from '../newsValues.ts';
import { WhileEditable } from '../WhileEditable.tsx';
import { page } from './page.ts';

/** Writes a news item, which is saved as a draft. Its page then publishes it. */
export function NewsCreate() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('newsManage', seasonOfPage(managed).params), label: formatMessage(messages.news) };
  return (
    <SeasonFrame managed={managed} tab="newsManage" header={{ title: formatMessage(newsMessages.createTitle), back }}>
      {(season) => (
        <WhileEditable season={season}>
          <NewNews season={season} />
        </WhileEditable>
      )}
    </SeasonFrame>
  );
}

function NewNews({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const { mutateAsync: createNews } = useWrite('createNews');
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  return (
    <NewsForm
      season={season}
      initial={newNews}
      submit={formatMessage(newsMessages.saveDraft)}
      onSend={async (values) => {
        const { slug } = await createNews({ id, seasonId: season.id, ...newsInput(values) });
        navigate(href('newsItemManage', { ...season.params, slug }));
      }}
    />
  );
}
