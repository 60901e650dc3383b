import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { PageHeader } from '@oche/ui/PageHeader';
import { Section } from '@oche/ui/Section';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** A part of a help page. Its `id` is the anchor of its heading (`#standings`), so that other pages can link to it. */
export type HelpPart = { id: string; title: string; content: ReactNode };

type HelpPageProps = { description: string; parts: readonly HelpPart[]; children?: ReactNode };

/** A help page: its parts beside a list of them. `children`: what follows the last part */
export function HelpPage({ description, parts, children }: HelpPageProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="lg:col-start-1 lg:row-start-1">
        <PageHeader title={formatMessage(words.help)} description={description} />
      </div>
      <nav aria-label={formatMessage(messages.contents)} className="lg:col-start-2 lg:row-span-2 lg:pt-5 print:hidden">
        <ul className="border-t-2 border-rule lg:sticky lg:top-4">
          {parts.map(({ id, title }) => (
            <li key={id} className="border-b border-line">
              <a href={`#${id}`} className="flex min-h-11 items-center py-1.5 text-label hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-[52rem] gap-10 lg:col-start-1">
        {parts.map(({ id, title, content }) => (
          <Section key={id} id={id} title={title} rule className="scroll-mt-4">
            {content}
          </Section>
        ))}
        {children}
      </div>
    </div>
  );
}
