import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints, type EndpointName } from './contract/endpoints.ts';
import type { Endpoint } from './contract/define.ts';
import { openApi } from './openapi.ts';

const document = openApi(endpoints);
const names = Object.keys(endpoints) as EndpointName[];

type Json = { [key: string]: Json | Json[] | string | undefined };
/** Every object in the document with its path. */
const walk = (value: unknown, path: string[] = []): [string[], Json][] => {
  if (value === null || typeof value !== 'object') return [];
  const children = Object.entries(value).flatMap(([key, inner]) => walk(inner, [...path, key]));
  return Array.isArray(value) ? children : [[path, value as Json], ...children];
};
/** A schema whose export begins with a capital. */
const isNoun = (name: string, value: unknown) => /^[A-Z]/.test(name) && value instanceof z.ZodMiniType;
const at = (ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], document);

describe('the OpenAPI document', () => {
  test.each(names)('documents %s with its parameters and response', (name) => {
    const { method, path, summary }: Endpoint = endpoints[name];
    const operation = document.paths[path]?.[method.toLowerCase()] as Json;
    expect(operation).toMatchObject({ operationId: name, summary, responses: { 200: { content: { 'application/json': {} } } } });
    const parameters = operation['parameters'] as unknown as { name: string; in: string }[];
    expect(parameters.filter((parameter) => parameter.in === 'path').map((parameter) => `{${parameter.name}}`)).toEqual(
      path.match(/\{\w+\}/g) ?? [],
    );
  });

  test('documents no other operations', () => {
    expect(Object.values(document.paths).flatMap((methods) => Object.values(methods))).toHaveLength(names.length);
  });

  test('has no dangling references', () => {
    const refs = walk(document).flatMap(([path, { $ref }]) => (typeof $ref === 'string' ? [{ path, $ref }] : []));
    expect(refs.length).toBeGreaterThan(50);
    for (const { path, $ref } of refs) expect(at($ref), `${path.join('/')} → ${$ref}`).toBeTypeOf('object');
  });

  test('names every noun of the contract', async () => {
    const files = globSync('*.ts', { cwd: `${import.meta.dirname}/contract` }).filter((file) => !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(30);
    const modules = await Promise.all(
      files.map((file) => import(`./contract/${file.replace('.ts', '')}.ts`) as Promise<Record<string, unknown>>),
    );
    const nouns = modules.flatMap(Object.entries).flatMap(([name, value]) => (isNoun(name, value) ? [name.replace(/_$/, '')] : []));
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(nouns));
  });

  test('can be serialised as JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('uses the key names of the wire', () => {
    const { GameSummary, GameSide } = document.components.schemas;
    expect(Object.keys(GameSummary?.['properties'] as object)).toContain('finished_at');
    expect(GameSide?.['required']).toContain('one_eighties');
    const parameters = document.paths['/tournaments']?.['get']?.['parameters'];
    expect(parameters).toContainEqual({
      name: 'per_page',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 200 },
    });
  });

  test('does not convert the keys of formats and plans', () => {
    const { Format, Plan } = document.components.schemas;
    expect(Object.keys(Format?.['properties'] as object)).toContain('roundLimit');
    expect(JSON.stringify(Plan)).toContain('tieBreakers');
    const opaque = new Set(['Format', 'Plan', 'StageFormat', 'MatchStructure', 'PointsScheme', 'RankingScheme', 'PlayerFacts']);
    const camel = walk(document).flatMap(([path, { properties }]) =>
      properties && !path.some((key) => opaque.has(key)) ? Object.keys(properties).filter((key) => /[A-Z]/.test(key)) : [],
    );
    expect(camel).toEqual([]);
  });

  test('lists the tokens that an operation accepts', () => {
    const { paths, components } = document;
    expect(paths['/tournaments']?.['get']?.['security']).toEqual([]);
    expect(paths['/board']?.['get']?.['security']).toEqual([{ board: [] }]);
    expect(paths['/games/{id}/events']?.['post']?.['security']).toEqual([{ board: [] }, { user: [] }, { game: [] }]);
    const schemes = walk(paths).flatMap(([path, value]) => (path.at(-2) === 'security' ? Object.keys(value) : []));
    expect(Object.keys(components.securitySchemes)).toEqual(expect.arrayContaining([...new Set(schemes)]));
  });

  test('groups error codes by status', () => {
    const responses = document.paths['/games/{id}/call']?.['post']?.['responses'];
    expect(responses).toMatchObject({
      404: { description: 'Error: not-found.' },
      409: { description: 'Error: taken.' },
      422: { description: 'Error: not-ready, player-busy, no-free-board.' },
    });
  });
});
