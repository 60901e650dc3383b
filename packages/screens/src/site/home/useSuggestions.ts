import { useEffect, useState } from 'react';
import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useApi } from '@oche/api/provider';
import { useIntl } from '@oche/i18n/provider';

/**
 * The clubs of the teams of a season and of the one before it, and the locations at which they play. Both are empty until the teams have arrived, and if
 * they cannot be loaded: they only save typing, so the form does not wait for them.
 */
export const useSuggestions = ({ seasons }: CompetitionContext, season: Season) => {
  const { client } = useApi();
  const { locale } = useIntl();
  const [teams, setTeams] = useState<readonly SeasonTeam[]>([]);
  const formerId = seasons.find(({ startsOn }) => startsOn < season.startsOn)?.id ?? season.id;
  useEffect(() => {
    let isShown = true;
    Promise.all([...new Set([season.id, formerId])].map((seasonId) => client.call('listTeams', { seasonId }))).then(
      (lists) => isShown && setTeams(lists.flat()),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [client, season.id, formerId]);
  const { compare } = new Intl.Collator(locale);
  const locations = new Map(teams.flatMap(({ location }) => (location ? [[location.id, location.name] as const] : [])));
  return {
    clubs: [...new Set(teams.flatMap(({ team }) => team.club ?? []))].sort(compare),
    locations: [...locations].map(([value, label]) => ({ value, label })).sort((a, b) => compare(a.label, b.label)),
  };
};
