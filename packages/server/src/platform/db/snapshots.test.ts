import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createServer, withoutRealtime } from '../../createServer.ts';
import { readLog } from '../../games/log.ts';
import { rebuildInBatches, rebuildResults } from '../../games/rebuild.ts';
import { loadSides } from '../../games/sides.ts';
import { openEmptyDatabase } from '../../testDatabase.ts';
import { randomBytes } from 'node:crypto';
import { loadBackup } from './backup.ts';
import { db, transaction, withDatabase } from './current.ts';

const folder = join(import.meta.dirname, 'snapshots');

/** The rows that the earlier release wrote from logs. */
const storedRows = async () => [
  (await db().selectFrom('gameResults').selectAll().orderBy('gameId').execute()).map(({ foldVersion: _version, ...row }) => row),
  await db().selectFrom('legResults').selectAll().orderBy('gameId').orderBy('leg').orderBy('side').execute(),
];

describe('data of an earlier release', () => {
  test.each(readdirSync(folder))(
    '%s: after the migration every log folds to the stored rows and starts with the stored sides',
    async (file) => {
      const database = await openEmptyDatabase();
      const server = createServer({
        db: database.db,
        clock: () => new Date(),
        random: (length) => randomBytes(length),
        ...withoutRealtime,
        log: () => {},
      });
      try {
        await withDatabase(database.db, () => transaction(() => loadBackup(join(folder, file))));
        const stored = await server.asSystem(storedRows);
        await rebuildInBatches(server.asSystem, 'outdated');
        expect(await server.asSystem(storedRows)).toEqual(stored);
        const { games, changed } = await server.asSystem(rebuildResults);
        expect(games).toBeGreaterThan(50);
        expect(changed).toEqual([]);
        await server.asSystem(async () => {
          const startEvents = await db().selectFrom('gameEvents').select('gameId').where('kind', '=', 'start').execute();
          for (const { gameId } of startEvents) {
            const [start] = await readLog(gameId);
            expect((start!.payload as { sides: unknown }).sides).toEqual((await loadSides([gameId])).get(gameId));
          }
        });
      } finally {
        await server.close();
        await database.close();
      }
    },
  );
});
