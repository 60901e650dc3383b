/** As many notifications are answered at once; fewer are the last. */
export const notificationsAtOnce = 30;
