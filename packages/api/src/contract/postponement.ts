import * as z from 'zod/mini';
import { mostOffers, type Decision, type Limit } from '@oche/darts/fixtures/postponement';
import { Concern } from './fixture.ts';
import { day, endpoint, id, line } from './define.ts';

/**
 * The states of a request: the other team has to answer (`asked`), an organiser has to approve the day (`agreed`), the match is moved (`done`), or
 * it stays as it was.
 */
export const PostponementState = z.enum(['asked', 'agreed', 'done', 'refused', 'withdrawn']);
export type PostponementState = z.infer<typeof PostponementState>;

const side = z.enum(['home', 'away']);
const Limits = z.array(z.enum(['notice', 'window', 'last-weeks', 'third']) satisfies z.ZodMiniType<Limit>);
const DecidedBy = z.enum(['captains', 'captains-and-editor', 'editor']) satisfies z.ZodMiniType<Decision['by']>;
const days = z.array(day).check(z.minLength(1), z.maxLength(mostOffers));
const reason = line(500).check(z.minLength(1));

/** A request to play a match on another evening. */
export const Postponement = z.object({
  id,
  matchId: id,
  /** of the match, with the names of its teams */
  slug: z.string(),
  home: z.string(),
  away: z.string(),
  /** the side that has asked, and why */
  askedBy: side,
  reason: z.string(),
  /** the days that a side offers to the other */
  offers: z.array(z.string()),
  offeredBy: side,
  state: PostponementState,
  /** the day on which both sides agree */
  day: z.nullable(z.string()),
  /** why the request was refused, other days were offered, or an organiser accepted in place of a team */
  answer: z.nullable(z.string()),
  askedAt: z.string(),
});
export type Postponement = z.infer<typeof Postponement>;

/** An evening that a captain may offer. `limits`: why only an organiser decides on it. */
export const OfferableEvening = z.object({ day: z.string(), concerns: z.array(Concern), decidedBy: DecidedBy, limits: Limits });
export type OfferableEvening = z.infer<typeof OfferableEvening>;

export const postponementEndpoints = {
  listPostponements: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/postponements',
    access: 'captain',
    summary: 'The requests to play matches on other evenings, the newest first: all for organisers, those of their own teams for captains.',
    reads: ['postponements', 'fixtures'],
    /** `open`: only requests that wait for an answer */
    input: z.object({ matchId: z.optional(id), open: z.optional(z.boolean()) }),
    output: z.array(Postponement),
  }),
  listOfferableEvenings: endpoint({
    method: 'GET',
    path: '/matches/{id}/offerable-evenings',
    access: 'captain',
    summary:
      'The evenings that a captain may offer for a match: its location and both teams are free, and the rules of the season allow it.',
    reads: ['fixtures', 'postponements', 'seasonGroups', 'teams', 'places'],
    output: z.array(OfferableEvening),
    codes: ['wrong-state'],
  }),
  askPostponement: endpoint({
    method: 'POST',
    path: '/matches/{id}/postponements',
    access: 'captain',
    summary: 'Asks the other team to play a match on another evening. A match has one open request.',
    changes: ['postponements'],
    input: z.object({ requestId: z.optional(id), reason, offers: days }),
    output: Postponement,
    codes: ['wrong-state', 'taken', 'limit-reached'],
  }),
  answerPostponement: endpoint({
    method: 'POST',
    path: '/postponements/{id}/answer',
    access: 'captain',
    summary:
      'Answers a request: the other team accepts a day, offers others or refuses, and the team that asked withdraws it. An organiser approves or refuses, or accepts in place of the other team.',
    changes: ['postponements', 'fixtures'],
    input: z.object({
      how: z.enum(['accept', 'offer', 'refuse', 'withdraw']),
      /** to accept */
      day: z.optional(day),
      /** to offer other days */
      offers: z.optional(days),
      /** to refuse, and for organisers who accept in place of a team */
      reason: z.optional(reason),
    }),
    output: Postponement,
    codes: ['wrong-state', 'taken', 'hard-break'],
  }),
};
