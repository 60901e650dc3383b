import type { Match } from '@oche/api/contract/fixture';
import { useReads } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { FixtureList } from '@oche/ui/FixtureList';
import { matchdayText } from '../../../parts/match/matchTexts.ts';
import { useFixtures } from '../../../parts/match/useFixtures.ts';
import { useMatchHref } from '../../../parts/site/useMatchHref.ts';
import { matchdayReads } from './matchReads.ts';

type OtherMatchesProps = { match: Match; seasonId: string; params: { season?: string }; className: string };

/** The other matches of the division on the same matchday. */
export function OtherMatches({ match, seasonId, params, className }: OtherMatchesProps) {
  const intl = useIntl();
  const { fixtureOf, labels } = useFixtures(useMatchHref(params));
  const { matches } = useReads(matchdayReads(match, seasonId));
  const others = (matches?.items ?? []).filter(({ id }) => id !== match.id);
  if (others.length === 0) return null;
  return (
    <FixtureList
      className={`print:hidden ${className}`}
      labels={labels}
      matchdays={[{ id: 'others', title: matchdayText(intl, match), fixtures: others.map((other) => fixtureOf(other)) }]}
    />
  );
}
