/** The maximum number of notifications in one response. A shorter response is the last page. */
export const notificationsAtOnce = 30;
