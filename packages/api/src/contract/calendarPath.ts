/** Kinds of public calendars, at `/calendars/{kind}/{id}.ics`. `team` has the id of a permanent team, so that it goes on in the next season. */
export const calendarKinds = ['season', 'group', 'team', 'location'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** The path of a public calendar in the API. */
export const calendarPath = (kind: CalendarKind, id: string): string => `/calendars/${kind}/${id}.ics`;
