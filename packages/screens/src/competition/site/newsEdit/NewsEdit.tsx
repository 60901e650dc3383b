import { useState } from 'react';
import type { News } from '@oche/api/contract/news';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { NewsForm } from '../NewsForm.tsx';
import { newsMessages } from '../newsMessages.ts';
import { newsInput, valuesOf } from '../newsValues.ts';
import { WhileEditable } from '../WhileEditable.tsx';
import { page } from './page.ts';

/** Edits a news item, also while it is public. */
export function NewsEdit() {
  const { managed, item } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('newsItemManage', { ...seasonOfPage(managed).params, slug: item.slug }), label: item.title };
  return (
    <SeasonFrame managed={managed} tab="newsManage" header={{ title: formatMessage(newsMessages.editTitle), back }}>
      {(season) => (
        <WhileEditable season={season}>
          <EditForm season={season} item={item} />
        </WhileEditable>
      )}
    </SeasonFrame>
  );
}

function EditForm({ season, item }: { season: SeasonOfPage; item: News }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const { mutateAsync: updateNews } = useWrite('updateNews');
  const [initial] = useState(() => valuesOf(item));
  return (
    <NewsForm
      season={season}
      initial={initial}
      submit={formatMessage(words.save)}
      onSend={async ({ slug: typed, ...values }) => {
        const { slug } = await updateNews({ id: item.id, slug: typed?.trim(), ...newsInput({ ...values, slug: typed }) });
        toast.success(formatMessage(words.saved));
        navigate(href('newsItemManage', { ...season.params, slug }));
      }}
    />
  );
}
