/** Maximum number of matches in a part of the calendar. */
export const mostInCalendar = 500;
