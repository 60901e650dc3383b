import type { SeasonGroup } from '@oche/api/contract/group';
import { useRead } from '@oche/api/query';
import { cupRoundText } from '@oche/i18n/cupRoundText';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { TabNav } from '@oche/ui/TabNav';
import { messages as cupMessages } from '../../../parts/league/cupMessages.ts';
import { useMatchHref } from '../../../parts/site/useMatchHref.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { readBracket } from '../cupReads.ts';
import { CupFrame } from '../CupFrame.tsx';
import { Next, Round, Undrawn } from '../Rounds.tsx';
import { page } from './page.ts';

type Params = { season?: string; group: string };

/** The rounds of a cup. The address keeps the round; by default it is the last one that has been drawn. */
export function CompetitionCupBracket() {
  const { context, params, search } = usePage(page);
  return (
    <CupFrame context={context} params={params} current="competitionCupBracket">
      {(group) => <Bracket group={group} params={params} round={Number(search.get('round'))} />}
    </CupFrame>
  );
}

type BracketProps = { group: SeasonGroup; params: Params; round: number };

function Bracket({ group, params, round: wanted }: BracketProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const matchHref = useMatchHref(params);
  const bracket = useRead('getCupBracket', readBracket(group).input);
  const { rounds, champion } = bracket;
  const shown = rounds.find(({ round }) => round === wanted) ?? rounds.at(-1);
  if (!shown) return <Undrawn teams={group.teams} />;
  return (
    <>
      {champion && <Banner kind="info" className="mt-4" title={formatMessage(cupMessages.champion, { team: champion.name })} />}
      <TabNav
        label={formatMessage(cupMessages.rounds)}
        items={rounds.map(({ round, name }) => ({
          href: href('competitionCupBracket', params, { round: String(round) }),
          label: cupRoundText(intl, name),
          current: round === shown.round,
        }))}
      />
      <h2 className="sr-only">{cupRoundText(intl, shown.name)}</h2>
      <Round round={shown} matchHref={matchHref} />
      {shown === rounds.at(-1) && <Next bracket={bracket} />}
    </>
  );
}
