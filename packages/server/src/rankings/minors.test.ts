import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesOf, startTestServer, type TestServer } from '../testServer.ts';
import { openClub } from './testClub.ts';

const names = ['Fien Kinderman', 'Anna Volwassen'];

describe('minors without consent', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  /** A club in which Fien, who is 12, has won a finished tournament and plays in a running one. */
  const open = async () => {
    const club = await openClub(world, names);
    const born = { bornOn: '2014-03-01', hasConsent: false };
    await world.database.db.updateTable('players').set(born).where('id', '=', club.playerId('Fien Kinderman')).execute();
    const finished = await club.night({ on: '2026-10-02', order: names });
    const running = await club.start({ on: '2026-11-27', order: names });
    return { ...club, finished, running };
  };
  /** What everybody reads about the ranking and its tournaments. */
  const publicReads = async ({ ranking, playerId, finished, running }: Awaited<ReturnType<typeof open>>) => {
    const anybody = world.as();
    const [of, tournament] = [{ ranking: ranking.slug }, { tournament: finished.slug }];
    const [game] = await gamesOf(anybody, running.id);
    return JSON.stringify([
      await anybody.call('getRanking', of),
      await anybody.call('getRankingPlayer', { ...of, playerId: playerId('Fien Kinderman') }),
      await anybody.call('listEntries', tournament),
      await anybody.call('getTournament', tournament),
      await anybody.call('listTournaments', { perPage: 200 }),
      await anybody.call('getResults', tournament),
      await anybody.call('listTournamentGames', tournament),
      await anybody.call('getBracket', { ...tournament, role: 'winners' }),
      await anybody.call('getGame', { id: game!.id }),
      await anybody.call('getHome', {}),
    ]);
  };

  test('have a first name and an initial in public if a season hides them, and their full name for organisers', async () => {
    const club = await open();
    const { client, organisation, ranking, finished } = club;
    await world.database.db.updateTable('organisations').set({ kind: 'competition' }).where('id', '=', organisation.id).execute();
    const season = { organisationId: organisation.id, name: '2026', startsOn: '2026-09-01', endsOn: '2027-05-30' };
    const { id, rules } = await client.call('createSeason', season);
    await client.call('updateRanking', { id: ranking.id, description: 'Makes everything stale' });
    world.wait(2000);
    const seen = await publicReads(club);
    expect(seen).toContain('Fien K.');
    expect(seen).not.toContain('Kinderman');
    expect(seen).toContain('Anna Volwassen');
    const managed = [
      await client.call('getManagedRanking', { id: ranking.id }),
      await client.call('getRankingLaboratory', { id: ranking.id }),
      await client.call('listEntries', { tournament: finished.slug }),
    ];
    for (const response of managed) expect(JSON.stringify(response)).toContain('Fien Kinderman');
    await client.call('updateSeason', { id, rules: { ...rules, minorAge: 12 } });
    world.wait(2000);
    expect((await club.read()).rows.items[0]!.player.name).toBe('Fien Kinderman');
  });

  test('have their full name in a club without seasons', async () => {
    expect(await publicReads(await open())).toContain('Fien Kinderman');
  });
});
