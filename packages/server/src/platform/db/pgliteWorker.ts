/** A worker thread for PGlite, so that a slow statement does not block the event loop of the server. Runs one statement at a time. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';

export type WorkerData = { dataDir: string; snapshot: string | undefined };
export type WorkerRequest = { id: number; sql: string; parameters: readonly unknown[] } | { id: number; close: true };
export type WorkerResponse =
  | { id: number; rows: unknown[]; affected: number }
  | { id: number; error: { message: string; code?: string; constraint?: string; detail?: string } }
  | { id: 0 };

const port = parentPort!;
const { dataDir, snapshot } = workerData as WorkerData;

const answer = (response: WorkerResponse) => port.postMessage(response);
const describe = (error: unknown) => {
  const { message, code, constraint, detail } = error as Error & { code?: string; constraint?: string; detail?: string };
  return { message, ...(code ? { code } : {}), ...(constraint ? { constraint } : {}), ...(detail ? { detail } : {}) };
};

try {
  const files = snapshot ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {};
  const db = await PGlite.create(dataDir, { ...files, parsers: { [types.INT8]: Number } });
  const handle = async (request: WorkerRequest): Promise<void> => {
    try {
      if ('close' in request) {
        await db.close();
        answer({ id: request.id, rows: [], affected: 0 });
        port.close();
        return;
      }
      const result = await db.query(request.sql, [...request.parameters]);
      answer({ id: request.id, rows: result.rows, affected: result.affectedRows ?? 0 });
    } catch (error) {
      answer({ id: request.id, error: describe(error) });
    }
  };
  port.on('message', (request: WorkerRequest) => void handle(request));
  answer({ id: 0 });
} catch (error) {
  answer({ id: -1, error: describe(error) });
}
