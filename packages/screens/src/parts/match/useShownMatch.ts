import { useMemo } from 'react';
import { ofMatch } from '@oche/api/contract/topics';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { useFollow } from '../../shell/useLive.ts';
import { playerNames } from '../people/playerNames.ts';
import type { ShownMatch } from './useMatch.ts';
import { foldSheet } from './useSheets.ts';

/** A match for spectators. It follows its channel. */
export function useShownMatch(id: string): ShownMatch {
  const sheet = useRead('getMatch', { id });
  useFollow(ofMatch(id), undefined);
  const intl = useIntl();
  const { people, games, events } = sheet;
  const state = useMemo(() => foldSheet(sheet), [sheet]);
  const names = useMemo(() => {
    const nameOf = playerNames(intl, people);
    return new Map(people.map((each) => [each.id, nameOf(each)]));
  }, [intl, people]);
  return { sheet, state, events, nameOf: (player) => names.get(player) ?? '', gameOf: (key) => games.find((game) => game.key === key) };
}
