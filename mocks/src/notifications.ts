import type { Notification, NotificationKind } from '@oche/api/contract/notification';
import { secondsFromNow } from './clock.ts';
import { createIds } from './ids.ts';
import type { TournamentWorld } from './tournament.ts';

type Source = Pick<TournamentWorld, 'games' | 'tournament' | 'organisation'>;

const hour = 3600;
const day = 24 * hour;

/** Notifications of the user, newest first: one of each kind that fits the state of the tournament. The newest two are unread. */
export const notificationsOf = ({ games, tournament, organisation }: Source): Notification[] => {
  const newId = createIds(12);
  const build = (kind: NotificationKind, secondsAgo: number, details: Partial<Notification>): Notification => {
    const at = secondsFromNow(-secondsAgo);
    return {
      ...{ id: newId(at.getTime()), kind, createdAt: at.toISOString(), readAt: secondsFromNow(60 - secondsAgo).toISOString() },
      ...{ parent: null, game: null, organisation: null, role: null, person: null },
      ...details,
    };
  };
  const ofTournament = { parent: { kind: 'tournament', id: tournament.id, slug: tournament.slug, name: tournament.name } };
  const ofOtherTournament = (slug: string, name: string) => ({
    parent: { kind: 'tournament', id: newId(secondsFromNow(0).getTime()), slug, name },
  });
  const [gameToMark, calledGame] = games.filter(({ board }) => board !== null);
  const onBoard = ({ id, board, sides }: Source['games'][number], names: number) => ({
    ...ofTournament,
    game: { id, board: board!.number, names: sides.slice(-names).map(({ name }) => name) },
  });
  const callFor = ({ board, sides }: Source['games'][number]) => ({
    ...{ board: board!.number, reason: 'absent', player: sides[1]!.name, eventId: tournament.event.id },
  });
  return [
    ...(calledGame ? [build('game-called', 240, { ...onBoard(calledGame, 1), readAt: null })] : []),
    ...(gameToMark ? [build('game-to-mark', 40 * 60, { ...onBoard(gameToMark, 2), readAt: null })] : []),
    ...(gameToMark ? [build('organiser-called', 90 * 60, { ...ofTournament, call: callFor(gameToMark) })] : []),
    build('entered', 26 * hour, ofTournament),
    build('waiting', 3 * day, ofOtherTournament('open-de-flechemont', 'Open de Flèchemont')),
    build('removed', 9 * day, ofOtherTournament('krijtdorp-friday-open-11', 'Krijtdorp Friday Open 11')),
    build('invitation-accepted', 20 * day, { organisation: { slug: organisation.slug, name: organisation.name }, person: 'Fien Ochelaar' }),
    build('player-unlinked', 30 * day, { organisation: { slug: 'sisal-boys', name: 'Sisal Boys Nieuwerlinde' } }),
    build('role-ended', 35 * day, { organisation: { slug: 'sisal-boys', name: 'Sisal Boys Nieuwerlinde' } }),
    build('role-given', 40 * day, { organisation: { slug: organisation.slug, name: organisation.name }, role: 'editor' }),
  ];
};
