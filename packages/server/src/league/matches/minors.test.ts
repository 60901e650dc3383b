import { middenkust } from '@oche/darts/match/presets';
import { createRandom } from '@oche/darts/draw/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register, type TestServer } from '../../testServer.ts';
import { startLeagues, type Client } from '../testLeague.ts';
import { openMatch, playMatch } from './testMatch.ts';

describe('trap 14: a minor', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => ({ world, boss } = await startLeagues()));
  afterAll(() => world.close());

  test('on the sheet and in the games of a match, only organisers and captains of the season read the full name', async () => {
    const match = await openMatch(world, boss, middenkust, { minorAge: 18 });
    const [minor, consenting, adult] = match.home.players;
    const change = (id: string, values: object) => world.database.db.updateTable('players').set(values).where('id', '=', id).execute();
    // Eighteen on the day after the match.
    await change(minor!, { name: 'Kees van den Berg', nickname: 'The Mountain', bornOn: '2008-11-28' });
    await change(consenting!, { name: 'Consenting Minor', bornOn: '2010-01-01', hasConsent: true });
    await change(adult!, { name: 'Grown Up', bornOn: '2008-11-27' });
    await playMatch(match, 1, createRandom(1));
    const { client: stranger } = await register(world, 'Stranger');
    const namesFor = async (client: Client) => {
      const { people, games } = await match.sheet(client);
      const shown = new Map(people.map(({ id, name }) => [id, name]));
      return { people: [minor!, consenting!, adult!].map((id) => shown.get(id)), games: JSON.stringify(games) };
    };
    for (const client of [world.as(), stranger])
      expect((await namesFor(client)).people).toEqual(['Kees B.', 'Consenting Minor', 'Grown Up']);
    for (const client of [boss, match.home.captain, match.away.captain])
      expect((await namesFor(client)).people).toEqual(['Kees van den Berg', 'Consenting Minor', 'Grown Up']);
    // Everybody gets the same games, also by channels, so they have the short name for all.
    for (const client of [world.as(), boss]) {
      const { games } = await namesFor(client);
      expect(games).toContain('Kees B.');
      expect(games).toContain('Grown Up');
      expect(games).not.toMatch(/van den Berg|The Mountain|2008-11|born/);
    }
    const [game] = (await match.sheet()).games.filter(({ sides }) => sides.some(({ players }) => players.some(({ id }) => id === minor)));
    await world.database.db.updateTable('games').set({ markerPlayerId: minor! }).where('id', '=', game!.id).execute();
    expect((await world.as().call('getGame', { id: game!.id })).game.marker).toEqual({ playerId: minor, name: 'Kees B.' });
    const log = JSON.stringify(await world.as().call('getGame', { id: game!.id }));
    expect(log).toContain('Kees B.');
    expect(log).not.toContain('van den Berg');
  });
});
