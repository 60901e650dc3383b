/** Notifications in one answer at most. A shorter answer is the last. */
export const notificationsAtOnce = 30;
