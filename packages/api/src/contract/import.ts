import * as z from 'zod/mini';
import { email } from './account.ts';
import { day, endpoint, line, localTime, name, weekday } from './define.ts';
import { groupLevel, MatchStructure_ } from './group.ts';
import { address, boardCount } from './place.ts';
import { playerNumber, playingClass } from './seasonMember.ts';
import { club, phone, short } from './team.ts';

/** What a file contains. */
export const ImportKind = z.enum(['locations', 'teams', 'members']);
export type ImportKind = z.infer<typeof ImportKind>;

/** By kind of file: the fields of its rows. Every row needs a name. A `first_name` in a column of its own is put before it. */
export const importFields = {
  locations: ['name', 'address', 'time_zone', 'boards', 'evenings'],
  teams: ['name', 'short', 'club', 'group', 'level', 'location', 'weekday', 'time', 'captain_name', 'captain_email', 'captain_phone'],
  members: ['number', 'first_name', 'name', 'team', 'email', 'born_on', 'active_from', 'class', 'vice_captain'],
} as const satisfies Record<ImportKind, readonly string[]>;

/** A field of any kind of file. */
export const ImportField = z.enum([...new Set(Object.values(importFields).flat())]);
export type ImportField = z.infer<typeof ImportField>;

/** By field: the value of a cell, after dates, times, days of the week and numbers have been read. */
export const importCells = {
  ...{ name, address, time_zone: line(60), boards: boardCount, evenings: z.array(weekday) },
  ...{ short, club, group: name, level: groupLevel, location: line(120), weekday, time: localTime },
  ...{ captain_name: name, captain_email: email, captain_phone: phone },
  ...{
    number: playerNumber,
    first_name: name,
    team: line(120),
    email,
    born_on: day,
    active_from: day,
    class: playingClass,
    vice_captain: line(20),
  },
} satisfies Record<ImportField, z.ZodMiniType>;

/** Most rows of a file. */
export const mostImportRows = 5_000;
/** Most characters of a file. */
export const longestImport = 1_000_000;
/** Most columns of a file. Later ones are not read. */
export const mostImportColumns = 40;

/**
 * Why a value cannot be imported.
 * - `missing`: the field is needed; `invalid`: nobody can read the value; `too-long`
 * - `unknown`: the team or location does not exist; `ambiguous`: several have this name
 * - `repeated`: an earlier row has the same value; `taken`: somebody else has it
 * - `full`: the division has as many teams, or the team as many players or captains, as it may have
 * - `other-team`: the member plays for another team; `closed`: nobody can join a roster any more on that day
 */
export const ImportProblem = z.object({
  field: ImportField,
  code: z.enum(['missing', 'invalid', 'too-long', 'unknown', 'ambiguous', 'repeated', 'taken', 'full', 'other-team', 'closed']),
  /** of the cell, at most 60 characters; empty if the cell is */
  text: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

/** A cell of a row as it is read: a day as `2026-09-04`, a time as `20:00`, weekdays as `5` or `3,5`, and other texts as in the file, at most 60 characters. */
export const ImportValue = z.object({ field: ImportField, text: z.string() });
export type ImportValue = z.infer<typeof ImportValue>;

/**
 * A row of a file. A row is `known` if the location, team or member is there already; it then changes nothing, and `differs` lists the fields in
 * which the file has other values. `similar`: the name of an existing one that may be the same.
 */
export const ImportRow = z.object({
  /** of the file, from 1 */
  line: z.int(),
  name: z.string(),
  /** the other cells as they are read, in the order of the file; without empty ones, and those with a problem */
  values: z.array(ImportValue),
  state: z.enum(['new', 'known', 'error']),
  problems: z.array(ImportProblem),
  differs: z.array(ImportField),
  similar: z.nullable(z.string()),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** A column of a file with its first value, and the field that it fills; null if it is not read. */
export const ImportColumn = z.object({ heading: z.string(), sample: z.string(), field: z.nullable(ImportField) });
export type ImportColumn = z.infer<typeof ImportColumn>;

/** What a file would change. */
export const ImportPreview = z.object({
  columns: z.array(ImportColumn),
  rows: z.array(ImportRow),
  /** divisions in the file that do not exist yet */
  newGroups: z.array(z.string()),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

const fileInput = {
  kind: ImportKind,
  /** the file: lines of values between commas, semicolons or tabs, the first with the headings of the columns */
  text: z.string().check(z.maxLength(longestImport)),
  /** the field of each column; by default, its heading decides */
  columns: z.optional(z.array(z.nullable(ImportField)).check(z.maxLength(mostImportColumns))),
};
const maxBody = 4 * longestImport;

export const importEndpoints = {
  previewImport: endpoint({
    method: 'POST',
    path: '/seasons/{season_id}/import/preview',
    access: 'organiser',
    summary: 'Says what each row of a file with locations, teams or members would change in a season, and writes nothing.',
    changes: [],
    input: z.object(fileInput),
    output: ImportPreview,
    codes: ['wrong-state'],
    maxBody,
  }),
  applyImport: endpoint({
    method: 'POST',
    path: '/seasons/{season_id}/import',
    access: 'organiser',
    summary: 'Adds what is new in a file: all of it or, if a row has a problem, nothing. The same file again adds nothing.',
    changes: ['places', 'teams', 'seasonGroups', 'roster', 'players'],
    input: z.object({
      ...fileInput,
      /** how matches are played in divisions that do not exist yet; required if there are any */
      structure: z.optional(MatchStructure_),
    }),
    output: z.object({ added: z.int() }),
    codes: ['wrong-state', 'limit-reached'],
    maxBody,
  }),
};
