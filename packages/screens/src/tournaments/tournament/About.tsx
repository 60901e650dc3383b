import type { Tournament } from '@oche/api/contract/tournament';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { useHref } from '../../shell/useHref.ts';
import { planText } from '../planText.ts';
import { messages } from './messages.ts';

/** The description of the tournament, how it is played, and the draw with the draw number that repeats it. */
export function About({ tournament }: { tournament: Tournament }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const { description, event, rankings, organisation, plan, drawNumber, pairsNumber, drawnAt, timeZone } = tournament;
  return (
    <>
      <Section title={formatMessage(messages.howPlayed)} rule>
        <div className="grid max-w-measure gap-2 pt-3 wrap-anywhere text-ink-2">
          {description !== '' && <p className="whitespace-pre-line text-ink">{description}</p>}
          {planText(intl, plan).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>{formatMessage(messages.organiser, { name: organisation.name })}</p>
          {rankings.map((ranking) => (
            <p key={ranking.id}>
              {formatMessage(messages.countsFor, {
                name: ranking.name,
                a: (name) => (
                  <Link kind="underlined" href={href('ranking', { id: ranking.slug })}>
                    {name}
                  </Link>
                ),
              })}
            </p>
          ))}
          {event.name !== tournament.name && (
            <p>
              {formatMessage(messages.event, {
                name: event.name,
                a: (name) => (
                  <Link kind="underlined" href={href('event', { event: event.slug })}>
                    {name}
                  </Link>
                ),
              })}
            </p>
          )}
        </div>
      </Section>
      <Section title={formatMessage(messages.draw)} rule>
        <div className="grid max-w-measure gap-2 pt-3 text-ink-2">
          {pairsNumber !== null && (
            <p>
              {formatMessage(messages.pairsDrawn, {
                number: String(pairsNumber),
                b: (text) => <b className="font-[700] text-ink tabular">{text}</b>,
              })}
            </p>
          )}
          {drawNumber === null || drawnAt === null ? (
            <p>{formatMessage(messages.drawnLater)}</p>
          ) : (
            <>
              <p>
                {formatMessage(messages.drawnAt, {
                  when: formatInstant(locale, drawnAt, timeZone, 'appointment'),
                  drawNumber: String(drawNumber),
                  b: (text) => <b className="font-[700] text-ink tabular">{text}</b>,
                })}
              </p>
              <p>{formatMessage(messages.checkDraw)}</p>
            </>
          )}
        </div>
      </Section>
    </>
  );
}
