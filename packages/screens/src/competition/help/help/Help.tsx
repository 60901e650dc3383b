import type { ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { HelpPage } from '../../../parts/help/HelpPage.tsx';
import { Terms } from '../../../parts/help/Terms.tsx';
import { messages as actionMessages } from '../../../parts/match/actionMessages.ts';
import { messages as lineupMessages } from '../../../parts/match/lineupMessages.ts';
import { messages as paperMessages } from '../../../parts/match/paperMessages.ts';
import { messages as postponeMessages } from '../../../parts/match/postponeMessages.ts';
import { useHref } from '../../../shell/useHref.ts';
import { messages as shell } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as captainMessages } from '../../parts/guide/captainMessages.ts';
import { GuideSteps, type GuideStep } from '../../parts/guide/GuideSteps.tsx';
import { helpTopics, type HelpTopic } from '../../parts/guide/helpTopics.ts';
import { messages as seasonMessages } from '../../parts/guide/seasonMessages.ts';
import { useSeasonTexts } from '../../parts/guide/useSeasonTexts.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages as suspensionMessages } from '../../parts/suspensionMessages.ts';
import { messages } from './messages.ts';

/** Topics that are not done step by step. */
const unordered: ReadonlySet<HelpTopic> = new Set(['decisions', 'site']);

/** How organisers and captains use Oche, from nothing to a running season. */
export function Help() {
  const { formatMessage } = useIntl();
  const seasonSteps = useSeasonTexts();
  const captainSteps = useCaptainSteps();
  const { begin, decisions, site, nextSeason, tournament } = useOtherSteps();
  const topics: Record<HelpTopic, { title: string; lead?: string; steps: readonly GuideStep[] }> = {
    begin: { title: formatMessage(messages.begin), steps: begin },
    season: { title: formatMessage(seasonMessages.title), steps: seasonSteps },
    captain: { title: formatMessage(messages.captain), steps: captainSteps },
    decisions: { title: formatMessage(messages.decisions), lead: formatMessage(messages.decisionsLead), steps: decisions },
    site: { title: formatMessage(messages.site), steps: site },
    nextSeason: { title: formatMessage(messages.nextSeason), steps: nextSeason },
    tournament: { title: formatMessage(messages.tournament), steps: tournament },
  };
  const parts = helpTopics.map((id) => {
    const { title, lead, steps } = topics[id];
    const content = (
      <>
        {lead !== undefined && <p className="max-w-measure pt-3 text-ink-2">{lead}</p>}
        {unordered.has(id) ? <Terms terms={steps} /> : <GuideSteps steps={steps} />}
      </>
    );
    return { id, title, content };
  });
  return <HelpPage description={formatMessage(messages.description)} parts={parts} />;
}

/** What a captain does, from the link of the team to the confirmed sheet. */
function useCaptainSteps(): GuideStep[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'link', title: formatMessage(messages.link), text: formatMessage(messages.linkText) },
    {
      id: 'team',
      title: formatMessage(messages.team),
      text: formatMessage(messages.teamText, { roster: formatMessage(shared.roster), edit: formatMessage(words.edit) }),
    },
    {
      ...{ id: 'before', title: formatMessage(captainMessages.before) },
      text: formatMessage(captainMessages.beforeText, { button: formatMessage(postponeMessages.ask) }),
    },
    {
      ...{ id: 'lineup', title: formatMessage(captainMessages.lineup) },
      text: formatMessage(messages.lineupText, { button: formatMessage(lineupMessages.handIn) }),
    },
    {
      ...{ id: 'play', title: formatMessage(captainMessages.play) },
      text: formatMessage(captainMessages.playText, { button: formatMessage(actionMessages.start) }),
    },
    {
      ...{ id: 'paper', title: formatMessage(captainMessages.paper) },
      text: formatMessage(captainMessages.paperText, { button: formatMessage(paperMessages.open) }),
    },
    { id: 'confirm', title: formatMessage(captainMessages.confirm), text: formatMessage(messages.confirmText) },
  ];
}

function useOtherSteps(): Record<Exclude<HelpTopic, 'season' | 'captain'>, GuideStep[]> {
  const { formatMessage } = useIntl();
  const href = useHref();
  const linked = (to: string) => (text: ReactNode) => (
    <Link kind="underlined" href={to}>
      {text}
    </Link>
  );
  const titled = (id: StepId, text: ReactNode): GuideStep => ({ id, title: formatMessage(messages[id]), text });
  const plain = (id: PlainId): GuideStep => titled(id, formatMessage(messages[`${id}Text`]));
  return {
    begin: [
      titled('account', formatMessage(messages.accountText, { link: linked(href('register')) })),
      titled(
        'competition',
        formatMessage(messages.competitionText, {
          competitions: formatMessage(shell.competitions),
          link: linked(href('competitions')),
        }),
      ),
      titled('firstSeason', formatMessage(messages.firstSeasonText, { edit: formatMessage(words.edit) })),
    ],
    decisions: [
      titled('dispute', formatMessage(messages.disputeText, { button: formatMessage(paperMessages.correct) })),
      ...[plain('wrong'), plain('evening')],
      titled('absent', formatMessage(messages.absentText, { button: formatMessage(actionMessages.walkover) })),
      plain('stops'),
      titled('suspend', formatMessage(messages.suspendText, { button: formatMessage(suspensionMessages.open) })),
      plain('lost'),
    ],
    site: [titled('looks', formatMessage(messages.looksText, { site: formatMessage(shared.site) })), plain('address'), plain('content')],
    nextSeason: [
      titled('finish', formatMessage(messages.finishText, { finish: formatMessage(shared.nextState, { state: 'finished' }) })),
      titled('along', formatMessage(messages.alongText, { seasons: formatMessage(shared.seasons) })),
    ],
    tournament: [
      titled('club', formatMessage(messages.clubText, { manage: formatMessage(words.manage), link: linked(href('manage')) })),
      ...[plain('prepare'), plain('draw')],
      titled('tablets', formatMessage(messages.tabletsText, { link: linked(href('tablet')) })),
      titled(
        'play',
        formatMessage(messages.playText, { start: formatMessage(words.startTournament), list: formatMessage(words.orderOfPlay) }),
      ),
    ],
  };
}
type PlainId = 'wrong' | 'evening' | 'stops' | 'lost' | 'address' | 'content' | 'prepare' | 'draw';
type StepId =
  | PlainId
  | 'firstSeason'
  | 'dispute'
  | 'tablets'
  | 'play'
  | 'account'
  | 'competition'
  | 'absent'
  | 'suspend'
  | 'looks'
  | 'finish'
  | 'along'
  | 'club';
