import type { Output } from '@oche/api/contract/endpoints';
import type { Message } from '@oche/i18n/messages';
import { useIntl } from '@oche/i18n/provider';
import { PageHeader } from '@oche/ui/PageHeader';

export type SiteSection = { heading: Message; text: Message };

type Props = {
  title: Message;
  /** the site operator's own texts, by language */
  texts: Output<'getSiteText'>;
  /** shown if the operator has no text in the language of the page */
  fallback: readonly SiteSection[];
};

/** A page with the site operator's text, or the fallback. Empty lines separate parts. A part that starts with `# ` is a heading. */
export function SiteText({ title, texts, fallback }: Props) {
  const { formatMessage, locale } = useIntl();
  const text =
    texts[locale] ?? fallback.map((section) => `# ${formatMessage(section.heading)}\n\n${formatMessage(section.text)}`).join('\n\n');
  return (
    <>
      <PageHeader title={formatMessage(title)} />
      <div className="max-w-measure pb-8">
        {text.split(/\n\s*\n/).map((part, index) =>
          part.startsWith('# ') ? (
            <h2 key={index} className="pt-6 pb-1 text-heading">
              {part.slice(2)}
            </h2>
          ) : (
            <p key={index} className="pb-3 whitespace-pre-line">
              {part}
            </p>
          ),
        )}
      </div>
    </>
  );
}
