import type { ReactNode } from 'react';
import type { News } from '@oche/api/contract/news';
import { useFile } from '@oche/api/provider';
import { BoardPicture } from '@oche/ui/BoardPicture';
import { useMainLanguage } from './useMainLanguage.ts';
import { Markdown } from '../markdown/Markdown.tsx';

type NewsTextProps = {
  item: Pick<News, 'language' | 'picture' | 'lead' | 'body'>;
  /** shown if there is no text */
  empty?: ReactNode;
};

/** The picture of a news item, or a dartboard without one, and its text, in the language in which it is written. */
export function NewsText({ item: { language, picture, lead, body }, empty }: NewsTextProps) {
  const mainLanguage = useMainLanguage();
  const src = useFile(picture);
  return (
    <article lang={language ?? mainLanguage} className="grid min-w-0 content-start gap-5 border-t-2 border-rule pt-5">
      {src === null ? (
        <BoardPicture className="h-40 w-full rounded-control sm:h-60 print:hidden" />
      ) : (
        <img src={src} alt="" className="max-h-80 max-w-full justify-self-start rounded-control object-contain" />
      )}
      {lead !== '' && <p className="max-w-measure text-heading wrap-anywhere">{lead}</p>}
      {body.trim() === '' ? empty : <Markdown text={body} />}
    </article>
  );
}
