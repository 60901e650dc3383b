import * as z from 'zod/mini';
import * as account from './contract/account.ts';
import * as action from './contract/action.ts';
import * as admin from './contract/admin.ts';
import * as boardMember from './contract/boardMember.ts';
import * as calendar from './contract/calendar.ts';
import * as competition from './contract/competition.ts';
import type { Access, Endpoint } from './contract/define.ts';
import * as cup from './contract/cup.ts';
import * as cupRoundName from './contract/cupRoundName.ts';
import * as document from './contract/document.ts';
import * as site from './contract/site.ts';
import * as fixture from './contract/fixture.ts';
import * as game from './contract/game.ts';
import * as group from './contract/group.ts';
import * as imports from './contract/import.ts';
import * as leaderboard from './contract/leaderboard.ts';
import * as loginForTests from './contract/loginForTests.ts';
import * as managedCompetition from './contract/managedCompetition.ts';
import * as match from './contract/match.ts';
import * as member from './contract/member.ts';
import * as mergedPlayer from './contract/mergedPlayer.ts';
import * as mine from './contract/mine.ts';
import * as news from './contract/news.ts';
import * as notification from './contract/notification.ts';
import * as penalty from './contract/penalty.ts';
import * as place from './contract/place.ts';
import * as postponement from './contract/postponement.ts';
import * as ranking from './contract/ranking.ts';
import * as season from './contract/season.ts';
import * as seasonMember from './contract/seasonMember.ts';
import * as standings from './contract/standings.ts';
import * as team from './contract/team.ts';
import * as seasonPlayer from './contract/seasonPlayer.ts';
import * as teamRegistration from './contract/teamRegistration.ts';
import * as teamStatistics from './contract/teamStatistics.ts';
import * as tournament from './contract/tournament.ts';
import { generalCodes } from './errors.ts';
import { isOpaque, pathParams, snake } from './wire.ts';

/*
 * The contract as an OpenAPI document. Paths, names on the wire, statuses and security are derived from the endpoints. Only the server and
 * tools load this module.
 */

type Json = { [key: string]: unknown };
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
};

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;

/** The nouns of the contract by name: the schemas whose export begins with a capital. `Format_` becomes `Format`. */
const nouns = Object.entries({
  ...account,
  ...action,
  ...admin,
  ...boardMember,
  ...calendar,
  ...competition,
  ...cup,
  ...cupRoundName,
  ...document,
  ...site,
  ...fixture,
  ...game,
  ...group,
  ...imports,
  ...loginForTests,
  ...managedCompetition,
  ...match,
  ...member,
  ...mine,
  ...news,
  ...notification,
  ...penalty,
  ...place,
  ...postponement,
  ...ranking,
  ...season,
  ...seasonMember,
  ...mergedPlayer,
  ...standings,
  ...leaderboard,
  ...teamStatistics,
  ...seasonPlayer,
  ...team,
  ...teamRegistration,
  ...tournament,
}).flatMap(([name, value]) => (isSchema(value) && /^[A-Z]/.test(name) ? [[name.replace(/_$/, ''), value] as const] : []));

/** Every schema inside an opaque one. Its keys are not converted to snake case. */
const schemasInOpaque = (): WeakSet<object> => {
  const found = new WeakSet<object>();
  const seen = new WeakSet<object>();
  const walk = (value: unknown, isInOpaque: boolean): void => {
    if (value === null || typeof value !== 'object') return;
    if (!isSchema(value)) return Object.values(value).forEach((inner) => walk(inner, isInOpaque));
    const isUnconverted = isInOpaque || isOpaque(value);
    if (isUnconverted) found.add(value);
    if (seen.has(value) && !isUnconverted) return;
    seen.add(value);
    walk(value._zod.def, isUnconverted);
  };
  for (const [, noun] of nouns) walk(noun, false);
  return found;
};

const refTo = (name: string) => `#/components/schemas/${name}`;

/** JSON schemas of the nouns and of every input and output, with names as on the wire, referring to each other by noun. */
const jsonSchemas = (endpoints: Record<string, Endpoint>): Map<string, Json> => {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of nouns) if (!registry.has(schema)) registry.add(schema, { id: name });
  const shared: [id: string, known: string][] = [];
  for (const [name, { input, output }] of Object.entries(endpoints)) {
    for (const [id, schema] of [
      [`${name}.input`, input],
      [`${name}.output`, output],
    ] as const) {
      if (!schema) continue;
      const known = registry.get(schema)?.id;
      if (known === undefined) registry.add(schema, { id });
      else shared.push([id, known]);
    }
  }
  const opaque = schemasInOpaque();
  const { schemas } = z.toJSONSchema(registry, {
    // With `input`, objects may have additional keys: a later server may add some to its responses.
    io: 'input',
    unrepresentable: 'any',
    uri: refTo,
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (!jsonSchema.properties || opaque.has(zodSchema)) return;
      jsonSchema.properties = Object.fromEntries(Object.entries(jsonSchema.properties).map(([key, value]) => [snake(key), value]));
      if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(snake);
    },
  });
  const found = new Map(Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [id, schema as Json]));
  // Two endpoints may share a schema without a name. Both then contain a copy of it.
  for (const [id, known] of shared) found.set(id, known.includes('.') ? (found.get(known) ?? {}) : { $ref: refTo(known) });
  return found;
};

const security: Record<Access, Record<string, string[]>[]> = {
  public: [],
  user: [{ user: [] }],
  organiser: [{ user: [] }],
  admin: [{ user: [] }],
  captain: [{ user: [] }, { team: [] }],
  match: [{ user: [] }, { team: [] }, { match: [] }],
  superadmin: [{ user: [] }],
  board: [{ board: [] }],
  scorer: [{ board: [] }, { user: [] }, { game: [] }],
};

const statusOf = (code: string): number => (code in generalCodes ? generalCodes[code as keyof typeof generalCodes] : 422);

/** Error codes by status: those of the endpoint, and those that every endpoint of its kind can return. */
const errorCodes = ({ access, input, method, path, codes = [] }: Endpoint): Map<number, string[]> => {
  const all = [
    ...codes,
    ...(input ? ['invalid'] : []),
    ...(access === 'public' ? [] : ['unauthenticated', 'forbidden']),
    ...(path.includes('{') ? ['not-found'] : []),
    ...(method === 'GET' ? [] : ['too-many-requests', 'too-large']),
    'internal',
  ];
  const byStatus = new Map<number, string[]>();
  for (const code of new Set(all)) byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return byStatus;
};

const json = (schema: Json) => ({ 'application/json': { schema } });

const operation = (name: string, endpoint: Endpoint, schemas: ReadonlyMap<string, Json>): Json => {
  const { method, path, access, summary, input } = endpoint;
  const inputSchema = schemas.get(`${name}.input`) ?? {};
  const query = method === 'GET' && input ? Object.entries((inputSchema['properties'] ?? {}) as Record<string, Json>) : [];
  const required = (inputSchema['required'] ?? []) as string[];
  return {
    operationId: name,
    summary,
    tags: [path.split('/')[1] ?? ''],
    'x-access': access,
    security: security[access],
    parameters: [
      ...pathParams(path).map((param) => ({ name: param, in: 'path', required: true, schema: { type: 'string' } })),
      ...query.map(([param, schema]) => ({ name: param, in: 'query', required: required.includes(param), schema })),
    ],
    ...(method !== 'GET' && input ? { requestBody: { required: true, content: json(inputSchema) } } : {}),
    responses: {
      200: { description: 'Success.', content: json(schemas.get(`${name}.output`) ?? {}) },
      ...Object.fromEntries(
        [...errorCodes(endpoint)].map(([status, codes]) => [
          status,
          { description: `Error: ${codes.join(', ')}.`, content: json({ $ref: refTo('Error') }) },
        ]),
      ),
    },
  };
};

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

/** The OpenAPI 3.1 document of a set of endpoints. */
export const openApi = (endpoints: Record<string, Endpoint>): OpenApi => {
  const schemas = jsonSchemas(endpoints);
  const paths: OpenApi['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Oche',
      version: '1',
      description: 'Darts tournaments: places, draws, boards, and the logs of games. Clients ignore unknown keys.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: {
        ...Object.fromEntries([...schemas].filter(([id]) => !id.includes('.'))),
        Error: {
          type: 'object',
          properties: {
            code: { type: 'string', description: 'for programs; stable' },
            message: { type: 'string', description: 'for developers, in English' },
            fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'a code for each invalid field of the input' },
          },
          required: ['code', 'message'],
        },
      },
      securitySchemes: {
        user: bearer('the token of a session, valid for two years'),
        board: bearer('the token of a paired tablet'),
        team: bearer('the token of a captain without an account, from the link of a team'),
        match: bearer('the token of everybody at the boards of a match, valid for 36 hours'),
        game: bearer('the token of one game that was created without an account, valid for 48 hours'),
      },
    },
  };
};
