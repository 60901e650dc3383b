import sharp from 'sharp';
import { register, type TestServer } from '../../testServer.ts';
import { openLeague, startLeagues, type Client } from '../testLeague.ts';

/** A PNG with one colour, in base64. */
export const pngOf = async (background: string, width = 64, height = 48): Promise<string> =>
  (
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString('base64');

/** A competition with an open season, an editor of it, and a stranger. */
export const openSite = async () => {
  const { world, boss } = await startLeagues();
  const { id: organisationId, seasonId } = await openLeague(boss);
  const editor = await editorOf(world, boss, organisationId);
  const stranger = (await register(world, 'Stranger')).client;
  /** Uploads a picture and returns its path. */
  const upload = async (background: string, client: Client = editor) =>
    (await client.call('addPicture', { organisationId, file: await pngOf(background) })).picture;
  /** What the audit log says about an object. */
  const auditOf = (subject: string) =>
    world.database.db
      .selectFrom('audit')
      .select(['what', 'detail', 'organisationId'])
      .where('subject', '=', subject)
      .orderBy('id')
      .execute();
  return { world, boss, editor, stranger, organisationId, seasonId, upload, auditOf };
};

const editorOf = async (world: TestServer, boss: Client, id: string): Promise<Client> => {
  const { client } = await register(world, 'Editor');
  const { email } = (await client.call('getUser', {}))!;
  await boss.call('setMember', { id, email, role: 'editor' });
  return client;
};
