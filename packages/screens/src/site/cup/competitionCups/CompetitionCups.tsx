import type { GroupRef } from '@oche/api/contract/competition';
import { useRead } from '@oche/api/query';
import { cupRoundText } from '@oche/i18n/cupRoundText';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { messages as cupMessages } from '../../../parts/league/cupMessages.ts';
import { FollowSeason } from '../../../parts/league/FollowSeason.tsx';
import { SitePage } from '../../frame/SitePage.tsx';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { LoneLink } from '../../../shell/LoneLink.tsx';
import { useMatchHref } from '../../../parts/site/useMatchHref.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { readBracket } from '../cupReads.ts';
import { messages as shared } from '../messages.ts';
import { Next, Round } from '../Rounds.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

type Params = { season?: string };

/** The cups of a season, each with its present round. */
export function CompetitionCups() {
  const { context, params } = usePage(page);
  const { formatMessage } = useIntl();
  const cups = context.groups.filter(({ kind }) => kind === 'cup');
  return (
    <SitePage context={context} header={{ title: formatMessage(siteMessages.cup) }}>
      {({ id }) =>
        cups.length === 0 ? (
          <EmptyState>{formatMessage(messages.none)}</EmptyState>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pt-5">
            <FollowSeason seasonId={id} />
            {cups.map((cup) => (
              <Cup key={cup.id} cup={cup} params={params} />
            ))}
          </div>
        )
      }
    </SitePage>
  );
}

function Cup({ cup, params }: { cup: GroupRef; params: Params }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const matchHref = useMatchHref(params);
  const bracket = useRead('getCupBracket', readBracket(cup).input);
  const { rounds, champion } = bracket;
  const present = rounds.at(-1);
  return (
    <Section
      title={cup.name}
      rule
      actions={
        <LoneLink href={href('competitionCupBracket', { ...params, group: cup.slug })}>
          {formatMessage(messages.all, { cup: cup.name })}
        </LoneLink>
      }
    >
      {champion && <p className="pt-3 text-name">{formatMessage(cupMessages.champion, { team: champion.name })}</p>}
      {present ? (
        <>
          <h3 className="pt-4 text-heading">{cupRoundText(intl, present.name)}</h3>
          <Round round={present} matchHref={matchHref} />
        </>
      ) : (
        <p className="pt-4 text-ink-2">{formatMessage(shared.toBeDrawn)}</p>
      )}
      <Next bracket={bracket} />
    </Section>
  );
}
